import { describe, expect, test } from "vitest";
import type { User } from "@/contract/users/user";
import { COMPANY_ROLES, type CompanyRole } from "@/contract/users/user-types";
import { agencyPermissions, companyPermissions } from "./permissions";

const AGENCY_COMPANY = "a-demo-559900-0001";
const DIRECT_COMPANY = "559900-0002";

function agencyUser(type: Exclude<User["type"], "CompanyUser">): User {
  return { userName: "someone", name: "Someone", type };
}

function companyUser(typeOfRole: CompanyRole, companyId = AGENCY_COMPANY): User {
  return { userName: "someone", name: "Someone", type: "CompanyUser", companies: [{ companyId, typeOfRole }] };
}

function rolesThatMay(permission: keyof ReturnType<typeof companyPermissions>): string[] {
  return COMPANY_ROLES.filter((role) => companyPermissions(companyUser(role), AGENCY_COMPANY)[permission] === true);
}

describe("the controls a company user is shown", () => {
  test("follow the table of roles", () => {
    expect(rolesThatMay("update")).toEqual(["Admin"]);
    expect(rolesThatMay("writeComments")).toEqual(["Admin"]);
    expect(rolesThatMay("writePresets")).toEqual(["Admin"]);
    expect(rolesThatMay("writeFormulas")).toEqual(["Admin"]);
    expect(rolesThatMay("writeFiscalYears")).toEqual(["Admin", "Import"]);
    expect(rolesThatMay("importBooks")).toEqual(["Admin", "Import"]);
    expect(rolesThatMay("writeReports")).toEqual(["Admin"]);
    expect(rolesThatMay("writeTargets")).toEqual(["Admin"]);
    expect(rolesThatMay("seeTargets")).toEqual(["Admin", "Import", "Normal"]);
    expect(rolesThatMay("writeKeyFigureData")).toEqual(["Admin", "Import", "Normal"]);
    expect(rolesThatMay("seeActivity")).toEqual(["Admin"]);
    expect(rolesThatMay("manageUsers")).toEqual(["Admin"]);
  });

  test("let a Normal user write comments of their own", () => {
    expect(companyPermissions(companyUser("Normal"), AGENCY_COMPANY).writeComments).toBe("own");
  });

  test("let an Admin delete a company only where no agency looks after it", () => {
    expect(companyPermissions(companyUser("Admin"), AGENCY_COMPANY).delete).toBe(false);
    expect(companyPermissions(companyUser("Admin", DIRECT_COMPANY), DIRECT_COMPANY).delete).toBe(true);
  });

  test("are those of the least role in a company where the user has none", () => {
    expect(companyPermissions(companyUser("Admin"), "a-demo-559900-0009")).toEqual(
      companyPermissions(companyUser("Limited"), AGENCY_COMPANY),
    );
  });
});

describe("the controls an agency user is shown", () => {
  test("let a consultant do everything with a company except delete it and export all its data", () => {
    const {
      delete: mayDelete,
      export: mayExport,
      ...others
    } = companyPermissions(agencyUser("AgencyConsultant"), AGENCY_COMPANY);
    expect([mayDelete, mayExport]).toEqual([false, false]);
    expect(Object.values(others).every((granted) => granted === true)).toBe(true);
  });

  test("let a consultant create and change companies, but neither the agency nor its users and standards", () => {
    expect(agencyPermissions(agencyUser("AgencyConsultant"))).toEqual({
      read: true,
      administer: false,
      createCompany: true,
      deleteCompany: false,
      update: false,
      writeLetterhead: false,
      importBooks: true,
      seeBulkChanges: true,
      writeBulkChanges: true,
      manageUsers: false,
      viewAsOthers: false,
      erase: false,
      shareViews: false,
      seeMails: true,
      writeRules: false,
      writeCompanyTypes: false,
      writeStandards: false,
      writeReportTemplates: false,
      scheduleReports: false,
      answerFindings: true,
    });
  });

  test.each([
    ["AgencyDirector", false],
    ["Administrator", true],
  ] as const)("let an %s do all of it, and administer agencies: %s", (type, administers) => {
    const { administer, ...ofAgency } = agencyPermissions(agencyUser(type));
    const granted = [
      ...Object.values(companyPermissions(agencyUser(type), AGENCY_COMPANY)),
      ...Object.values(ofAgency),
    ];
    expect(administer).toBe(administers);
    expect(granted.every((grant) => grant === true)).toBe(true);
  });

  test("give a company user nothing of the agency", () => {
    expect(Object.values(agencyPermissions(companyUser("Admin"))).some(Boolean)).toBe(false);
  });
});
