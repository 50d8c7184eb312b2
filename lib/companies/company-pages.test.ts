import { expect, test } from "vitest";
import { COMPANY_ROLES, type CompanyRole } from "@/contract/users/user-types";
import { COMPANY_PAGES } from "@/lib/paths";
import { companyPagesOf } from "./company-pages";

const COMPANY = "a-demo-559900-0001";
const pagesOf = (typeOfRole: CompanyRole) =>
  companyPagesOf(
    {
      userName: "someone",
      name: "Someone",
      type: "CompanyUser",
      companies: [{ companyId: COMPANY, typeOfRole }],
    },
    COMPANY,
  );

test("the director of an agency sees all pages of a company", () => {
  expect(companyPagesOf({ userName: "director", name: "Director", type: "AgencyDirector" }, COMPANY)).toEqual(
    COMPANY_PAGES,
  );
});

test("a company's own users see the pages of figures and reports first, and none that their role may not use", () => {
  expect(pagesOf("Normal")).toEqual([
    "figures",
    "reports",
    "comments",
    "statements",
    "vouchers",
    "inputs",
    "targets",
    "budgets",
  ]);
  expect(pagesOf("Limited")).toEqual(["figures", "reports", "comments", "statements", "vouchers", "inputs"]);
  expect(pagesOf("Import")).toContain("imports");
  expect(pagesOf("Import")).not.toContain("users");
});

test("a company's administrator sees all pages", () => {
  expect(pagesOf("Admin").toSorted()).toEqual(COMPANY_PAGES.toSorted());
});

test("no role sees a page twice", () => {
  for (const role of COMPANY_ROLES) expect(new Set(pagesOf(role)).size).toBe(pagesOf(role).length);
});
