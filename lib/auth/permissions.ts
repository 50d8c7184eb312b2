import { agencyOf } from "@/contract/companies/company-ids";
import { grantOf, roleOf, type Action, type Grant, type Role } from "@/contract/permissions";
import type { User } from "@/contract/users/user";

/** The controls to show in a company. They only avoid rejected requests; the service enforces permissions. */
export interface CompanyPermissions {
  update: boolean;
  delete: boolean;
  /** Save all data of the company as one file. */
  export: boolean;
  /** "own": only comments the user wrote. */
  writeComments: Grant;
  assignComments: boolean;
  writePresets: boolean;
  /** Key figures that are computed by a formula of the company's own. */
  writeFormulas: boolean;
  writeFiscalYears: boolean;
  writeKeyFigureData: boolean;
  importBooks: boolean;
  writeReports: boolean;
  seeDocuments: boolean;
  writeTargets: boolean;
  seeTargets: boolean;
  seeActivity: boolean;
  manageUsers: boolean;
}

export interface AgencyPermissions {
  /** See the agency. Users of its companies cannot. */
  read: boolean;
  /** Create and delete agencies, change their numbers of licences, and see all agencies. */
  administer: boolean;
  createCompany: boolean;
  deleteCompany: boolean;
  update: boolean;
  writeLetterhead: boolean;
  importBooks: boolean;
  seeBulkChanges: boolean;
  writeBulkChanges: boolean;
  manageUsers: boolean;
  viewAsOthers: boolean;
  /** Erase a person: delete the account and put a pseudonym in place of the names. */
  erase: boolean;
  /** Views of all clients that the agency shares; everyone has private ones. */
  shareViews: boolean;
  /** See all mails of the agency, or only those that the user has caused. */
  seeMails: boolean;
  writeRules: boolean;
  writeCompanyTypes: boolean;
  writeStandards: boolean;
  writeReportTemplates: boolean;
  scheduleReports: boolean;
  answerFindings: boolean;
}

const mayAs = (role: Role) => (action: Action) => grantOf(role, action) === true;

export function companyPermissions(user: User, companyId: string): CompanyPermissions {
  const companyRole = user.companies?.find((company) => company.companyId === companyId)?.typeOfRole;
  const role = roleOf(user.type, companyRole ?? null);
  const may = mayAs(role);
  return {
    update: may("company.update"),
    delete: may(agencyOf(companyId) === null ? "company.deleteDirect" : "company.deleteInAgency"),
    export: may("company.export"),
    writeComments: grantOf(role, "comment.write"),
    assignComments: may("comment.assign"),
    writePresets: may("preset.write"),
    writeFormulas: may("keyFigureFormula.write"),
    writeFiscalYears: may("fiscalYear.write"),
    writeKeyFigureData: may("keyFigureData.write"),
    importBooks: may("sie.import"),
    writeReports: may("periodReport.write"),
    seeDocuments: may("document.read"),
    writeTargets: may("target.write"),
    seeTargets: may("target.read"),
    seeActivity: may("activity.read"),
    manageUsers: may("companyUser.manage"),
  };
}

export function agencyPermissions(user: User): AgencyPermissions {
  const role = roleOf(user.type, null);
  const may = mayAs(role);
  return {
    read: may("agency.read"),
    administer: may("agency.administer"),
    createCompany: may("company.createInAgency"),
    deleteCompany: may("company.deleteInAgency"),
    update: may("agency.update"),
    writeLetterhead: may("letterhead.write"),
    importBooks: may("sie.import"),
    seeBulkChanges: may("bulkChange.read"),
    writeBulkChanges: may("bulkChange.write"),
    manageUsers: may("agencyUser.manage"),
    viewAsOthers: may("user.viewAs"),
    erase: may("user.erase"),
    shareViews: may("portfolioView.write"),
    seeMails: grantOf(role, "mail.read") !== false,
    writeRules: may("findingRule.write"),
    writeCompanyTypes: may("companyType.write"),
    writeStandards: may("standard.write"),
    writeReportTemplates: may("reportTemplate.write"),
    scheduleReports: may("reportSchedule.write"),
    answerFindings: may("finding.answer"),
  };
}
