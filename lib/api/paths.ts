import type { CalendarDay } from "@/contract/calendar";

const API = "/Api/v2";

type Query = Record<string, string | number | boolean | undefined>;

/** Builds a path. Each segment is percent-encoded separately, so that a slash in an id stays part of it. */
export function path(segments: string[], query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const suffix = search.size > 0 ? `?${search.toString()}` : "";
  return `${API}/${segments.map(encodeURIComponent).join("/")}${suffix}`;
}

export const mePath = () => path(["Me"]);
export const passwordPath = () => path(["Me", "Password"]);
export const secondFactorPath = () => path(["Me", "SecondFactor"]);
/** `except`: "current" leaves out the session of the request. */
export const sessionsPath = (query: { except?: "current" } = {}) => path(["Me", "Session"], query);
export const sessionPath = (sessionId: string) => path(["Me", "Session", sessionId]);
export const personalAccessTokensPath = () => path(["Me", "PersonalAccessToken"]);
export const personalAccessTokenPath = (tokenId: string) => path(["Me", "PersonalAccessToken", tokenId]);
/** Events, the newest first. `before` is the id of the oldest event of the previous page. */
export const securityEventsPath = (query: { before?: string } = {}) => path(["Me", "SecurityEvent"], query);
export const usersPath = () => path(["User"]);
export const userPath = (userName: string) => path(["User", userName]);
/** The access of all visible users: how they sign in, and when they last did. */
export const userAccessListPath = () => path(["UserAccess"]);
export const userAccessPath = (userName: string) => path(["User", userName, "Access"]);
export const passwordLinkPath = (userName: string) => path(["User", userName, "PasswordLink"]);
export const userSessionsPath = (userName: string) => path(["User", userName, "Session"]);
/** The places of the agency's users in its companies. */
export const companyPlacesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyPlace"]);
export const handOverPath = (agencyId: string) => path(["Agency", agencyId, "HandOver"]);
/** Everything about the signed-in user, as a file. */
export const ownExportPath = () => path(["Me", "Export"]);
export const companyExportPath = (companyId: string) => path(["Company", companyId, "Export"]);
export const userErasurePath = (userName: string) => path(["User", userName, "Erasure"]);
export const userTokensPath = (userName: string) => path(["User", userName, "PersonalAccessToken"]);
export const userSecondFactorPath = (userName: string) => path(["User", userName, "SecondFactor"]);

export const agenciesPath = () => path(["Agency"]);
export const letterheadPath = (agencyId: string) => path(["Agency", agencyId, "Letterhead"]);
export const agencyPath = (agencyId: string) => path(["Agency", agencyId]);
/** The companies and users that the demo created in the agency. */
export const demoPath = (agencyId: string) => path(["Agency", agencyId, "Demo"]);
type ValuesQuery = { keyFigures?: string; keyFigurePresetId?: string; resolution?: string; period?: string };

export const agencyCompaniesPath = (agencyId: string) => path(["Agency", agencyId, "Company"]);
export const agencyCompanyPath = (agencyId: string, companyId: string) =>
  path(["Agency", agencyId, "Company", companyId]);
/** Key figures of all companies of the agency; ids are separated by commas. */
export const agencyKeyFigureValuesPath = (agencyId: string, query: ValuesQuery & { history?: number }) =>
  path(["Agency", agencyId, "KeyFigureValue"], query);
export const portfolioPreviewPath = (agencyId: string, query: ValuesQuery) =>
  path(["Agency", agencyId, "PortfolioPreview"], query);
export const portfolioViewsPath = (agencyId: string) => path(["Agency", agencyId, "PortfolioView"]);
export const portfolioViewPath = (agencyId: string, viewId: string) =>
  path(["Agency", agencyId, "PortfolioView", viewId]);
/** The default views of the page of all clients. */
export const defaultPortfolioViewPath = (agencyId: string) => path(["Agency", agencyId, "DefaultPortfolioView"]);
export const companyStatusesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyStatus"]);
/** The work on the months of all companies of the agency; `through` is the newest month, YYYY-MM. */
export const companyMonthsPath = (agencyId: string, query: { through?: string; months?: number } = {}) =>
  path(["Agency", agencyId, "CompanyMonth"], query);
/** The standard key figures of the catalogue, independent of any company. */
export const standardKeyFiguresPath = () => path(["KeyFigure"]);
/** The key figures of the catalogue, and the own key figures of the agency's companies. */
export const agencyKeyFiguresPath = (agencyId: string) => path(["Agency", agencyId, "KeyFigure"]);
/** The presets of the agency's companies. */
export const agencyPresetsPath = (agencyId: string) => path(["Agency", agencyId, "KeyFigurePreset"]);
export const companyTypesPath = (agencyId: string) => path(["Agency", agencyId, "CompanyType"]);
export const companyTypePath = (agencyId: string, typeId: string) => path(["Agency", agencyId, "CompanyType", typeId]);

/** `showAll`: every company the user may access, not only those they are directly connected to. */
export const companiesPath = (showAll = true) => path(["Company"], { showAll });
export const newCompanyPath = () => path(["Company"]);
export const companyPath = (companyId: string) => path(["Company", companyId]);
export const companyAgencyPath = (companyId: string) => path(["Company", companyId, "Agency"]);

/** Both days are included; without one the range is open on that side. */
export const commentsPath = (companyId: string, range: { startDate?: CalendarDay; endDate?: CalendarDay } = {}) =>
  path(["Company", companyId, "Comment"], range);
export const commentPath = (companyId: string, commentId: string) => path(["Company", companyId, "Comment", commentId]);
/** The state of a question, and who is to answer it. */
export const questionPath = (companyId: string, commentId: string) =>
  path(["Company", companyId, "Comment", commentId, "Question"]);
export const repliesPath = (companyId: string, commentId: string) =>
  path(["Company", companyId, "Comment", commentId, "Reply"]);
export const replyPath = (companyId: string, commentId: string, replyId: string) =>
  path(["Company", companyId, "Comment", commentId, "Reply", replyId]);
export const commentAssigneesPath = (companyId: string) => path(["Company", companyId, "CommentAssignee"]);
/** The comments on all companies of an agency, page by page; `cursor` is the `next` of the previous response. */
export const agencyCommentsPath = (agencyId: string, query: Record<string, string | undefined> = {}) =>
  path(["Agency", agencyId, "Comment"], query);

/** The presets that a new company gets. */
export const standardPresetsPath = () => path(["StandardKeyFigurePreset"]);

export const fiscalYearsPath = (companyId: string) => path(["Company", companyId, "FiscalYear"]);
export const fiscalYearPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId]);

/** Without `dimensionId` the values of all dimensions; with an empty one, values without a dimension. */
export const keyFigureDataPath = (companyId: string, fiscalYearId: string, dimensionId?: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "KeyFigureData"], { dimensionId });

/** The changes of values. The days limit their periods; an empty `dimensionId` means values without a dimension. */
export const keyFigureDataHistoryPath = (
  companyId: string,
  fiscalYearId: string,
  query: { keyFigureInfoId?: string; startDate?: CalendarDay; endDate?: CalendarDay; dimensionId?: string } = {},
) => path(["Company", companyId, "FiscalYear", fiscalYearId, "KeyFigureDataHistory"], query);
/** One key figure of all companies of an agency; both days are included. */
export const agencyKeyFigureDataPath = (
  agencyId: string,
  keyFigureInfoId: string,
  query: { startDate?: CalendarDay; endDate?: CalendarDay } = {},
) => path(["Agency", agencyId, "KeyFigureData", keyFigureInfoId], query);

export const chartsOfAccountsPath = (companyId: string) => path(["Company", companyId, "ChartOfAccounts"]);
export const chartOfAccountsPath = (companyId: string, chartId: string) =>
  path(["Company", companyId, "ChartOfAccounts", chartId]);

/** The key figures that a company's presets can show. */
export const keyFiguresPath = (companyId: string) => path(["Company", companyId, "KeyFigure"]);

export interface KeyFigureValueQuery {
  startDate?: CalendarDay;
  endDate?: CalendarDay;
  numberOfYears?: number;
  keyFigurePresetId?: string;
  resolution?: "month" | "quarter" | "year" | "ytd" | "rolling12";
  /** Id of a dimension object; without it, the values of the whole company. */
  dimensionId?: string | undefined;
}
export const keyFigureValuesPath = (companyId: string, query: KeyFigureValueQuery = {}) =>
  path(["Company", companyId, "KeyFigureValue"], { ...query });
export const keyFigureValuePath = (companyId: string, keyFigureId: string, query: KeyFigureValueQuery = {}) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId], { ...query });

/** Values as sheets of spreadsheet formulas. */
export const keyFigureWorkbookPath = (companyId: string, query: KeyFigureValueQuery) =>
  path(["Company", companyId, "KeyFigureWorkbook"], { ...query });

/** The derivation of a value in a period; with `account`, the rows of that account. */
export const keyFigureTracePath = (
  companyId: string,
  keyFigureId: string,
  query: {
    startDate: CalendarDay;
    endDate: CalendarDay;
    account?: string | undefined;
    dimensionId?: string | undefined;
  },
) => path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace"], query);

/** Imports into a company without an agency; with `agencyId`, into a company of the agency. */
export const sieImportPath = (agencyId?: string) =>
  path(agencyId === undefined ? ["SieImport"] : ["SieImport", agencyId]);

/** The imports of a company's books. */
export const sieImportsPath = (companyId: string) => path(["Company", companyId, "SieImport"]);
export const sieImportProgressPath = (companyId: string) => path(["Company", companyId, "SieImportProgress"]);
/** One import; deleting it takes the import back. */
export const sieImportEntryPath = (companyId: string, importId: string) =>
  path(["Company", companyId, "SieImport", importId]);

export const importBatchesPath = (agencyId: string) => path(["Agency", agencyId, "SieImportBatch"]);
export const importBatchPath = (agencyId: string, batchId: string) =>
  path(["Agency", agencyId, "SieImportBatch", batchId]);
/** With `name`, the address for uploading the bytes of a file with this name. */
export const importBatchFilesPath = (agencyId: string, batchId: string, query: { name?: string } = {}) =>
  path(["Agency", agencyId, "SieImportBatch", batchId, "File"], query);
export const importBatchFilePath = (agencyId: string, batchId: string, fileId: string) =>
  path(["Agency", agencyId, "SieImportBatch", batchId, "File", fileId]);

export const mailSetupPath = () => path(["Mail"]);
export const mailsPath = (agencyId: string, query: { state?: string; cursor?: string }) =>
  path(["Agency", agencyId, "Mail"], query);
export const mailPath = (agencyId: string, mailId: string) => path(["Agency", agencyId, "Mail", mailId]);

export const bulkChangesPath = (agencyId: string) => path(["Agency", agencyId, "BulkChange"]);
export const bulkChangePath = (agencyId: string, bulkChangeId: string) =>
  path(["Agency", agencyId, "BulkChange", bulkChangeId]);
export const bulkChangePartsPath = (agencyId: string, bulkChangeId: string, query: { states?: string } = {}) =>
  path(["Agency", agencyId, "BulkChange", bulkChangeId, "Company"], query);
export const bulkChangePreviewPath = (agencyId: string) => path(["Agency", agencyId, "BulkChangePreview"]);

/** `restated` adds how many figures of each published report differ from the books today. */
export const periodReportsPath = (companyId: string, query: { latest?: number; restated?: boolean } = {}) =>
  path(["Company", companyId, "PeriodReport"], query);
export const periodReportPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId]);
export const reportContentPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Content"]);
export const reportChecklistPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Checklist"]);
export const reportTemplatesPath = (agencyId: string) => path(["Agency", agencyId, "ReportTemplate"]);
export const reportTemplatePath = (agencyId: string, templateId: string) =>
  path(["Agency", agencyId, "ReportTemplate", templateId]);
export const reportSchedulePath = (agencyId: string) => path(["Agency", agencyId, "ReportSchedule"]);
export const restatementPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Restatement"]);
export const reportPdfPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Pdf"]);
export const archivedReportsPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Document"]);
export const archivedReportPath = (companyId: string, reportId: string, documentId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Document", documentId]);
export const reportLinksPath = (companyId: string, reportId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Link"]);
export const reportLinkPath = (companyId: string, reportId: string, linkId: string) =>
  path(["Company", companyId, "PeriodReport", reportId, "Link", linkId]);
/** The budget of a fiscal year. */
export const budgetPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "Budget"]);
export const targetsPath = (companyId: string) => path(["Company", companyId, "KeyFigureTarget"]);
export const documentsPath = (companyId: string) => path(["Company", companyId, "Document"]);
export const documentPath = (companyId: string, documentId: string) =>
  path(["Company", companyId, "Document", documentId]);

/** A company, or an agency with all its companies, whose activity is listed. */
export type ActivityPlace = { companyId: string } | { agencyId: string };

const placePath = (place: ActivityPlace) =>
  "companyId" in place ? ["Company", place.companyId] : ["Agency", place.agencyId];
/** The activity of a company or agency, page by page; `cursor` is the `next` of the previous page. */
export const activityPath = (place: ActivityPlace, query: Record<string, string | number | undefined> = {}) =>
  path([...placePath(place), "Activity"], query);
export const activityEntryPath = (place: ActivityPlace, entryId: string) =>
  path([...placePath(place), "Activity", entryId]);
