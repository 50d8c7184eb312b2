import { expect, it } from "vitest";
import { roleOf } from "./permissions";

it("a company user without a role in the company has the least of all, and others the role of their type", () => {
  expect(roleOf("CompanyUser", null)).toBe("CompanyLimited");
  expect(roleOf("CompanyUser", "Admin")).toBe("CompanyAdmin");
  expect(roleOf("AgencyConsultant", null)).toBe("AgencyConsultant");
});
