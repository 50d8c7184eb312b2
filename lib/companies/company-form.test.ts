import { describe, expect, test } from "vitest";
import type { Company } from "@/contract/companies/company";
import { changesBetween, companyFormSchema, formOf, newCompanyOf } from "./company-form";

const company: Company = {
  id: "a-demo-559900-0001",
  businessIdentityCode: "559900-0001",
  name: "Nordvik Bygg AB",
  contactInfo: { name: "Reception", phone: "08-123 45" },
};

describe("the form of a company", () => {
  test("leaves out of a new company what was not filled in", () => {
    const form = { ...formOf(null), name: "Ny AB", businessIdentityCode: "559900-0003" };
    expect(newCompanyOf(form)).toEqual({ name: "Ny AB", businessIdentityCode: "559900-0003" });
    form.contactInfo.phone = "08-1";
    expect(newCompanyOf(form).contactInfo).toEqual({ phone: "08-1" });
    form.companyTypeId = "ab";
    expect(newCompanyOf(form).companyTypeId).toBe("ab");
  });

  test("sends nothing of a company that was not changed", () => {
    expect(changesBetween(formOf(company), formOf(company))).toEqual({});
  });

  test("sends what was changed, and null for what was emptied", () => {
    const form = formOf(company);
    form.name = "Nordvik Bygg och Betong AB";
    form.contactInfo.phone = "";
    form.contactInfo.address = "Storgatan 1";
    expect(changesBetween(formOf(company), form)).toEqual({
      name: "Nordvik Bygg och Betong AB",
      contactInfo: { phone: null, address: "Storgatan 1" },
    });
  });

  test("sends the type where it was changed, and null where it was taken away", () => {
    expect(changesBetween(formOf(company), { ...formOf(company), companyTypeId: "ab" })).toEqual({
      companyTypeId: "ab",
    });
    const typed = { ...company, companyTypeId: "ab" };
    expect(changesBetween(formOf(typed), formOf(typed))).toEqual({});
    expect(changesBetween(formOf(typed), { ...formOf(typed), companyTypeId: "" })).toEqual({ companyTypeId: null });
  });

  test("is refused without a name, and when the business identity code has a space", () => {
    const parsed = companyFormSchema.safeParse({ ...formOf(null), businessIdentityCode: "55 99" });
    expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual(["name", "businessIdentityCode"]);
  });
});
