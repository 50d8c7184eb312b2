import { expect, it } from "vitest";
import { roleOf } from "./permissions";

it("a company user has the role in the company, or the least without one; an agency user that of their type", () => {
  expect(roleOf("CompanyUser", null)).toBe("CompanyLimited");
  expect(roleOf("CompanyUser", "Admin")).toBe("CompanyAdmin");
  expect(roleOf("AgencyConsultant", null)).toBe("AgencyConsultant");
});
