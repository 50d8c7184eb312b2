import { expect, it } from "vitest";
import { roleOf } from "./permissions";

it("a company user has their role in the company, Limited without one; an agency user's type is the role", () => {
  expect(roleOf("CompanyUser", null)).toBe("CompanyLimited");
  expect(roleOf("CompanyUser", "Admin")).toBe("CompanyAdmin");
  expect(roleOf("AgencyConsultant", null)).toBe("AgencyConsultant");
});
