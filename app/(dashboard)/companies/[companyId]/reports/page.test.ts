import { expect, test, vi } from "vitest";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { periodOfDays } from "@/contract/period";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import ReportsPage from "./page";

vi.mock("next-intl/server", () => ({ getTranslations: () => Promise.resolve((key: string) => key) }));
vi.mock("@/lib/auth/current-user", () => ({
  requireUser: () => Promise.resolve({ userName: "kim", name: "Kim", type: "AgencyConsultant", agencyId: "demo" }),
}));
vi.mock("@/lib/server-query-client", async () => {
  const { createQueryClient } = await import("@/lib/query-client");
  return { serverQueryClient: createQueryClient };
});

const REPORT: FullPeriodReport = {
  id: "1",
  title: "January",
  author: "kim",
  created: "2025-02-01T08:00:00",
  period: periodOfDays("2025-01-01", "2025-01-31"),
  isPublished: true,
  keyFigurePresetId: "Overview",
  keyFigures: [],
};
const PATH = "/Company/a-demo-1/PeriodReport";

/** The requests about one report that the page makes before it is shown. */
async function requestsFor(report: FullPeriodReport, wanted: string): Promise<string[]> {
  const asked: string[] = [];
  installTestTransport(({ path }) => {
    if (path.includes(`${PATH}/`)) asked.push(path.slice(path.indexOf(PATH) + PATH.length));
    return Promise.resolve(responseOf(path.endsWith(PATH) ? [report] : report));
  });
  await ReportsPage({
    params: Promise.resolve({ companyId: "a-demo-1" }),
    searchParams: Promise.resolve({ report: wanted }),
  });
  return asked;
}

test.each([
  ["a published report of blocks", { blocks: [] }, "1", ["/1", "/1/Content", "/1/Restatement"]],
  ["a published report without blocks", {}, "1", ["/1", "/1/Restatement"]],
  ["a draft of blocks", { blocks: [], isPublished: false }, "1", ["/1"]],
  ["a draft without blocks", { isPublished: false }, "1", ["/1", "/1/Restatement"]],
  ["a report that the company does not have", {}, "2", []],
])("what is shown of %s is fetched with the page, and nothing else", async (_, changes, wanted, requests) => {
  expect(await requestsFor({ ...REPORT, ...changes }, wanted)).toEqual(requests);
});
