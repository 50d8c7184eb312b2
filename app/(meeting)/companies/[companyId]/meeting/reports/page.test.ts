import { expect, test, vi } from "vitest";
import { reportRequests } from "@/lib/reports/testing/report-requests";
import MeetingReportsPage from "./page";

vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock("@/lib/auth/current-user", () => ({
  requireUser: () => Promise.resolve({ userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" }),
}));
vi.mock("@/lib/server-query-client", async () => {
  const { createQueryClient } = await import("@/lib/query-client");
  return { serverQueryClient: createQueryClient };
});

test.each([
  ["a report of blocks", { blocks: [] }, ["/1", "/1/Content"]],
  ["a report without blocks", {}, ["/1"]],
])("a meeting's page of reports fetches what it shows of %s, and nothing more", async (_, changes, requests) => {
  expect(await reportRequests(MeetingReportsPage, changes, "1")).toEqual(requests);
});
