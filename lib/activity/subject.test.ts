import { expect, test } from "vitest";
import { subjectName, subjectPage } from "./subject";

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
])("an entry of a %s leads to the object, or else to the page with such objects", (resource, resourceId, page) => {
  expect(subjectPage({ ...ENTRY, resource, resourceId }, null)).toBe(page);
});

test("a long comment is named by its first 80 characters, none of which is cut in half", () => {
  const named = (message: string) =>
    subjectName({ ...ENTRY, resource: "Comment", resourceId: "c1", after: { message } }, { said: (text) => text });
  expect(named(`${"x".repeat(79)}😀`)).toBe(`${"x".repeat(79)}😀`);
  expect(named(`${"x".repeat(79)}😀 more\nand more`)).toBe(`${"x".repeat(79)}😀…`);
});
