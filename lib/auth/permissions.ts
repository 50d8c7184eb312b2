import { agencyOf } from "@/contract/companies/company-ids";
import type { CompanyRole, User } from "@/contract/users/user";

/**
 * Which controls to show (decisions §6). The service stays the authority: it refuses whatever should not have been
 * offered, and these only spare the user the refusal.
 */
export interface CompanyPermissions {
  update: boolean;
  delete: boolean;
  /** "own": only comments the user wrote. */
  writeComments: boolean | "own";
  /** And the company's own key figures. */
  writePresets: boolean;
  writeFiscalYears: boolean;
  writeKeyFigureData: boolean;
  importBooks: boolean;
  writeReports: boolean;
  writeTargets: boolean;
  seeTargets: boolean;
  seeActivity: boolean;
  manageUsers: boolean;
}

export interface AgencyPermissions {
  createCompany: boolean;
  deleteCompany: boolean;
  update: boolean;
  manageUsers: boolean;
}

type Role = "Administrator" | "AgencyDirector" | "AgencyConsultant" | CompanyRole;

function roleIn(user: User, companyId: string): Role {
  if (user.type !== "CompanyUser") return user.type;
  return user.companies?.find((company) => company.companyId === companyId)?.typeOfRole ?? "Limited";
}

export function companyPermissions(user: User, companyId: string): CompanyPermissions {
  const role = roleIn(user, companyId);
  const looksAfter = role !== "Import" && role !== "Normal" && role !== "Limited";
  const isDirect = agencyOf(companyId) === null;
  return {
    update: looksAfter,
    delete: role === "Administrator" || role === "AgencyDirector" || (isDirect && role === "Admin"),
    writeComments: looksAfter || (role === "Normal" ? "own" : false),
    writePresets: looksAfter,
    writeFiscalYears: looksAfter || role === "Import",
    writeKeyFigureData: role !== "Limited",
    importBooks: looksAfter || role === "Import",
    writeReports: looksAfter,
    writeTargets: looksAfter,
    seeTargets: role !== "Limited",
    seeActivity: looksAfter,
    manageUsers: looksAfter,
  };
}

export function agencyPermissions(user: User): AgencyPermissions {
  const leads = user.type === "Administrator" || user.type === "AgencyDirector";
  return {
    createCompany: leads || user.type === "AgencyConsultant",
    deleteCompany: leads,
    update: leads,
    manageUsers: leads,
  };
}
