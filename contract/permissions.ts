import type { CompanyRole, UserType } from "./users/user-types";

/*
 * The permissions, written once. The service enforces them (service/platform/policies); the dashboard reads them to
 * show only the controls that a user may use (lib/auth/permissions.ts). No zod here: this is in every page's bundle.
 */

/** A user's role in one company or agency: the type of an agency user, or a company user's role in that company. */
export type Role = "Administrator" | "AgencyDirector" | "AgencyConsultant" | `Company${CompanyRole}`;

export type Action =
  | "company.read"
  | "company.update"
  | "company.createInAgency"
  | "company.deleteInAgency"
  | "company.createDirect"
  | "company.deleteDirect"
  | "company.export"
  | "companyType.write"
  | "standard.write"
  | "agency.read"
  | "agency.update"
  | "agency.administer"
  | "letterhead.write"
  | "bulkChange.read"
  | "bulkChange.write"
  | "mail.read"
  | "mail.write"
  | "portfolioView.read"
  | "portfolioView.write"
  | "comment.read"
  | "comment.write"
  | "comment.assign"
  | "preset.read"
  | "preset.write"
  | "fiscalYear.read"
  | "fiscalYear.write"
  | "keyFigureData.read"
  | "keyFigureData.write"
  | "sie.import"
  | "document.read"
  | "document.write"
  | "periodReport.read"
  | "periodReport.readUnpublished"
  | "periodReport.write"
  | "reportTemplate.write"
  | "reportSchedule.write"
  | "keyFigureFormula.read"
  | "keyFigureFormula.write"
  // Budgets have the permissions of targets: both are what a company aims at.
  | "target.read"
  | "target.write"
  | "findingRule.write"
  | "finding.answer"
  | "activity.read"
  | "agencyUser.manage"
  | "companyUser.manage"
  | "user.erase"
  | "user.viewAs";

/** `own`: only objects that the user created. */
export type Grant = true | "own" | false;

const COLUMNS = [
  "AgencyDirector",
  "AgencyConsultant",
  "CompanyAdmin",
  "CompanyImport",
  "CompanyNormal",
  "CompanyLimited",
] as const satisfies readonly Role[];

/** One row per action, in the order of COLUMNS: x is allowed, o for own objects only, - is not allowed. */
const TABLE: Record<Action, string> = {
  "company.read": "x x x x x x",
  "company.update": "x x x - - -",
  "company.createInAgency": "x x - - - -",
  "company.deleteInAgency": "x - - - - -",
  "company.createDirect": "x - - - - -",
  "company.deleteDirect": "x - x - - -",
  "company.export": "x - - - - -",
  "companyType.write": "x - - - - -",
  "standard.write": "x - - - - -",
  "agency.read": "x x - - - -",
  "agency.update": "x - - - - -",
  "agency.administer": "- - - - - -",
  "letterhead.write": "x - - - - -",
  "bulkChange.read": "x x - - - -",
  "bulkChange.write": "x x - - - -",
  "mail.read": "x o - - - -",
  "mail.write": "x o - - - -",
  "portfolioView.read": "x x - - - -",
  "portfolioView.write": "x o - - - -",
  "comment.read": "x x x x x x",
  "comment.write": "x x x - o -",
  "comment.assign": "x x - - - -",
  "preset.read": "x x x x x x",
  "preset.write": "x x x - - -",
  "fiscalYear.read": "x x x x x x",
  "fiscalYear.write": "x x x x - -",
  "keyFigureData.read": "x x x x x x",
  "keyFigureData.write": "x x x x x -",
  "sie.import": "x x x x - -",
  "document.read": "x x x x x -",
  "document.write": "x x x - - -",
  "periodReport.read": "x x x x x x",
  "periodReport.readUnpublished": "x x x x x -",
  "periodReport.write": "x x x - - -",
  "reportTemplate.write": "x - - - - -",
  "reportSchedule.write": "x - - - - -",
  "keyFigureFormula.read": "x x x x x x",
  "keyFigureFormula.write": "x x x - - -",
  "target.read": "x x x x x -",
  "target.write": "x x x - - -",
  "findingRule.write": "x - - - - -",
  "finding.answer": "x x - - - -",
  "activity.read": "x x x - - -",
  "agencyUser.manage": "x - - - - -",
  "companyUser.manage": "x x x - - -",
  "user.erase": "x - - - - -",
  "user.viewAs": "x - - - - -",
};

export const ACTIONS = /* @__PURE__ */ Object.keys(TABLE) as Action[];
export const ROLES: readonly Role[] = ["Administrator", ...COLUMNS];

/** The grant of an action to a role. An administrator of the installation may do everything. */
export function grantOf(role: Role, action: Action): Grant {
  if (role === "Administrator") return true;
  const cell = TABLE[action].split(" ")[COLUMNS.indexOf(role)];
  return cell === "x" ? true : cell === "o" ? "own" : false;
}

/** True for users who see agencies: those of one, and administrators. */
export function isAgencyType(type: UserType): boolean {
  return grantOf(roleOf(type, null), "agency.read") === true;
}

/** The role of a user in a company; a company user without a role there counts as Limited. */
export function roleOf(type: UserType, companyRole: CompanyRole | null): Role {
  return type === "CompanyUser" ? `Company${companyRole ?? "Limited"}` : type;
}
