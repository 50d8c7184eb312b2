import type { CompanyRole, UserType } from "@/contract/users/user";

/** What a user is towards one company or agency: agency users by their type, company users by their role there. */
export type Role = "Administrator" | "AgencyDirector" | "AgencyConsultant" | `Company${CompanyRole}`;

export type Action =
  | "company.read"
  | "company.update"
  | "company.createInAgency"
  | "company.deleteInAgency"
  | "company.createDirect"
  | "company.deleteDirect"
  | "agency.read"
  | "agency.update"
  | "agency.administer"
  | "comment.read"
  | "comment.write"
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
  | "keyFigureFormula.read"
  | "keyFigureFormula.write"
  | "target.read"
  | "target.write"
  | "activity.read"
  | "agencyUser.manage"
  | "companyUser.manage";

/** `own`: only what the user made themselves. */
export type Grant = true | "own" | false;

const COLUMNS = [
  "AgencyDirector",
  "AgencyConsultant",
  "CompanyAdmin",
  "CompanyImport",
  "CompanyNormal",
  "CompanyLimited",
] as const satisfies readonly Role[];

/** The one table of who may do what. Columns as above: x may, o own ones only, - may not. */
const TABLE: Record<Action, string> = {
  "company.read": "x x x x x x",
  "company.update": "x x x - - -",
  "company.createInAgency": "x x - - - -",
  "company.deleteInAgency": "x - - - - -",
  "company.createDirect": "x - - - - -",
  "company.deleteDirect": "x - x - - -",
  "agency.read": "x x - - - -",
  "agency.update": "x - - - - -",
  "agency.administer": "- - - - - -",
  "comment.read": "x x x x x x",
  "comment.write": "x x x - o -",
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
  "keyFigureFormula.read": "x x x x x x",
  "keyFigureFormula.write": "x x x - - -",
  "target.read": "x x x x x -",
  "target.write": "x x x - - -",
  "activity.read": "x x x - - -",
  "agencyUser.manage": "x - - - - -",
  "companyUser.manage": "x x x - - -",
};

export const ACTIONS = Object.keys(TABLE) as Action[];
export const ROLES: readonly Role[] = ["Administrator", ...COLUMNS];

/** Whether a role may do something. An administrator of the installation may do everything. */
export function grantOf(role: Role, action: Action): Grant {
  if (role === "Administrator") return true;
  const cell = TABLE[action].split(" ")[COLUMNS.indexOf(role)];
  return cell === "x" ? true : cell === "o" ? "own" : false;
}

/** The role of a user towards a company they are connected to. */
export function roleOf(type: UserType, companyRole: CompanyRole | null): Role {
  return type === "CompanyUser" ? `Company${companyRole ?? "Limited"}` : type;
}
