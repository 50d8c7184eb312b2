import { expect, test, vi } from "vitest";
import { reportRequests } from "@/lib/reports/testing/report-requests";
import ReportsPage from "./page";

vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock("@/lib/auth/current-user", () => ({
  requireUser: () => Promise.resolve({ userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" }),
}));
vi.mock("@/lib/server-query-client", async () => {
  const { createQueryClient } = await import("@/lib/query-client");
  return { serverQueryClient: createQueryClient };
});

test.each([
  ["a published report of blocks", { blocks: [] }, "1", ["/1", "/1/Content", "/1/Restatement"]],
  ["a published report without blocks", {}, "1", ["/1", "/1/Restatement"]],
  ["a draft of blocks", { blocks: [], isPublished: false }, "1", ["/1"]],
  ["a draft without blocks", { isPublished: false }, "1", ["/1", "/1/Restatement"]],
  ["a report that the company does not have", {}, "2", []],
])("the page prefetches what its view always shows of %s, and nothing else", async (_, changes, reportId, requests) => {
  expect(await reportRequests(ReportsPage, changes, reportId)).toEqual(requests);
});
