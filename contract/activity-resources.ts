/** The resources whose writes stand in the activity of a company, in the order in which users choose among them. */
export const COMPANY_ACTIVITY_RESOURCES = [
  "Company",
  "FiscalYear",
  "SieImport",
  "KeyFigureData",
  "KeyFigureTarget",
  "Budget",
  "Comment",
  "CommentReply",
  "KeyFigurePreset",
  "KeyFigureFormula",
  "ChartOfAccounts",
  "PeriodReport",
  "PeriodReportLink",
  "Document",
  "FindingAnswer",
  "Export",
] as const;

/** The resource under which the events of users' access stand in the activity of an agency. */
export const SECURITY_RESOURCE = "SecurityEvent";

/** Further resources in the activity of an agency. */
export const AGENCY_ACTIVITY_RESOURCES = [
  SECURITY_RESOURCE,
  "User",
  "PasswordLink",
  "ErasedPerson",
  "Agency",
  "Letterhead",
  "PersonalAccessToken",
  "Session",
  "StandardKeyFigurePreset",
  "StandardKeyFigureFormula",
  "StandardKeyFigureTarget",
  "StandardChartOfAccounts",
  "StandardFindingRule",
  "StandardText",
  "FindingRule",
  "PortfolioView",
  "DefaultPortfolioView",
  "ReportTemplate",
  "ReportSchedule",
  "SieImportBatch",
  "SieImportBatchFile",
  "BulkChange",
  "Mail",
  "CompanyType",
] as const;

/** Resources of the installation, whose writes no activity lists. */
type InstallationResource = "Client" | "EncryptionKey" | "SigningKeys";

/** The resources whose writes are recorded. */
export type AuditedResource =
  | (typeof COMPANY_ACTIVITY_RESOURCES)[number]
  | Exclude<(typeof AGENCY_ACTIVITY_RESOURCES)[number], typeof SECURITY_RESOURCE>
  | InstallationResource;

export const AUDITED_ACTIONS = ["create", "update", "delete", "import"] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
