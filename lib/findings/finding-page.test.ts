import { expect, test } from "vitest";
import { findingPage } from "./finding-page";

const FINDING = { id: "x", ruleId: "x", companyId: "a-demo-1", companyName: "Ett AB" };

test("a client whose books differ from their file leads to the reconciliation of the year with the last booked day", () => {
  const finding = { ...FINDING, kind: "notReconciled" as const };
  expect(findingPage({ ...finding, bookedThrough: "2025-04-30" }, undefined)).toBe(
    "/companies/a-demo-1/statements?year=2025-04&reconciliation=true",
  );
  expect(findingPage(finding, undefined)).toBe("/companies/a-demo-1/statements");
});
