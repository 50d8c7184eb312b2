import { expect, test } from "vitest";
import { subjectPage } from "./subject";

const ENTRY = {
  id: "1",
  at: "2026-02-01T10:20:30",
  user: "kim",
  action: "update",
  companyId: "a-demo-1",
  exists: true,
  before: null,
  after: null,
};

test.each([
  ["PeriodReport", "r 1", "/companies/a-demo-1/reports?report=r%201"],
  ["PeriodReportLink", "l1", "/companies/a-demo-1/reports"],
  ["Comment", "c1", "/companies/a-demo-1/comments?comment=c1"],
])("an entry of a %s leads to that one where the page can show it alone", (resource, resourceId, page) => {
  expect(subjectPage({ ...ENTRY, resource, resourceId }, null)).toBe(page);
});
