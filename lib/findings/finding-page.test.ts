import { expect, test } from "vitest";
import { findingPage } from "./finding-page";

const FINDING = { id: "x", ruleId: "x", companyId: "a-demo-1", companyName: "Ett AB" };

test("books that do not agree are shown beside their file, of the fiscal year that they reach into", () => {
  const finding = { ...FINDING, kind: "notReconciled" as const };
  expect(findingPage({ ...finding, bookedThrough: "2025-04-30" }, undefined)).toBe(
    "/companies/a-demo-1/statements?year=2025-04&reconciliation=true",
  );
  expect(findingPage(finding, undefined)).toBe("/companies/a-demo-1/statements");
});
