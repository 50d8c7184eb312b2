import * as z from "zod";
import { companyFigureSchema } from "@/contract/inputs/agency-key-figure-data";
import { accountVouchersSchema } from "@/contract/statements/account-vouchers";
import { activityResponseSchema, activityEntrySchema, activityPageSchema, activitySchema } from "@/contract/activity";
import { agencyCreateSchema, agencySchema, agencyUpdateSchema, demoContentSchema } from "@/contract/agencies";
import {
  authenticatorSchema,
  passwordChangeSchema,
  personalAccessTokenCreateSchema,
  personalAccessTokenSchema,
  secondFactorBeginSchema,
  secondFactorChangeSchema,
  secondFactorSchema,
} from "@/contract/account/access";
import { apiErrorSchema } from "@/contract/api-error";
import {
  chartNodeSchema,
  chartOfAccountsCreateSchema,
  chartOfAccountsSchema,
  chartOfAccountsUpdateSchema,
  chartOfAccountsVersionSchema,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { commentFeedSchema, feedCommentSchema } from "@/contract/comment-feed";
import {
  commentAssigneeSchema,
  commentCreateSchema,
  commentQuestionUpdateSchema,
  commentReplyCreateSchema,
  commentReplySchema,
  commentSchema,
  commentUpdateSchema,
} from "@/contract/comments";
import {
  companyAgencySchema,
  companyCreateSchema,
  companySchema,
  companyUpdateSchema,
} from "@/contract/companies/company";
import { companyTypeCreateSchema, companyTypeSchema, companyTypeUpdateSchema } from "@/contract/companies/company-type";
import {
  documentCreateSchema,
  documentFileSchema,
  documentFolderSchema,
  documentSchema,
  documentUpdateSchema,
} from "@/contract/documents";
import {
  agencyFindingsSchema,
  findingAnswerSchema,
  findingAnswerUpdateSchema,
  findingSchema,
} from "@/contract/findings/finding";
import {
  findingRuleForm,
  findingRulePreviewSchema,
  findingRuleSchema,
  findingRuleUpdateSchema,
  standardRuleForm,
  standardRuleSchema,
  standardRuleVersionSchema,
} from "@/contract/findings/finding-rule";
import { exportCreateSchema } from "@/contract/exports";
import { fiscalYearSchema, fiscalYearUpdateSchema } from "@/contract/fiscal-years/fiscal-year";
import { keyFigureSchema } from "@/contract/figures/key-figure";
import { keyFigureDataChangeEntrySchema } from "@/contract/inputs/key-figure-data-history";
import { keyFigureDataSchema } from "@/contract/inputs/key-figure-data";
import { keyFigureDataUpdateSchema } from "@/contract/inputs/key-figure-data-update";
import {
  formulaPreviewRequestSchema,
  formulaPreviewSchema,
  formulaTermSchema,
  keyFigureFormulaCreateSchema,
  keyFigureFormulaSchema,
  keyFigureFormulaUpdateSchema,
  standardFormulaUpdateSchema,
  standardFormulaVersionSchema,
} from "@/contract/formulas/key-figure-formula";
import {
  agencyPresetSchema,
  keyFigurePresetCreateSchema,
  keyFigurePresetSchema,
  keyFigurePresetUpdateSchema,
  keyFigurePresetVersionSchema,
} from "@/contract/presets";
import {
  voucherListSchema,
  voucherRowSchema,
  voucherSchema,
  voucherSourceSchema,
  voucherSummarySchema,
} from "@/contract/vouchers";
import { budgetAmountSchema, budgetSchema, budgetUpdateSchema } from "@/contract/budgets";
import { chartPreviewSchema } from "@/contract/charts-of-accounts/chart-preview";
import { keyFigureTargetSchema } from "@/contract/targets/key-figure-target";
import {
  standardTargetCreateSchema,
  standardTargetSchema,
  standardTargetUpdateSchema,
  standardTargetVersionSchema,
} from "@/contract/targets/standard-target";
import {
  standardTextCreateSchema,
  standardTextSchema,
  standardTextUpdateSchema,
  standardTextVersionSchema,
} from "@/contract/texts";
import { keyFigureTargetUpdateSchema } from "@/contract/targets/key-figure-target-update";
import { keyFigureTraceSchema, traceStepSchema } from "@/contract/figures/key-figure-trace";
import { keyFigureWorkbookSchema } from "@/contract/figures/key-figure-workbook";
import { keyFigureResultSchema } from "@/contract/figures/key-figure-value";
import { periodSchema } from "@/contract/dates";
import {
  bulkChangeCreateSchema,
  bulkChangeDecisionSchema,
  bulkChangePartSchema,
  bulkChangePreviewPartSchema,
  bulkChangeSchema,
} from "@/contract/bulk-changes/bulk-change";
import { reportChecklistSchema } from "@/contract/reports/report-checklist";
import { madeReportLinkSchema, reportLinkCreateSchema, reportLinkSchema } from "@/contract/reports/report-link";
import {
  reportTemplateCreateSchema,
  reportTemplateSchema,
  reportTemplateUpdateSchema,
} from "@/contract/reports/report-template";
import {
  fullPeriodReportSchema,
  periodReportCreateSchema,
  periodReportSchema,
  periodReportUpdateSchema,
} from "@/contract/reports/period-report";
import { reportBlockSchema } from "@/contract/reports/blocks";
import { letterheadSchema, letterheadUpdateSchema } from "@/contract/letterhead/letterhead";
import { contentBlockSchema, reportContentSchema } from "@/contract/reports/content";
import {
  reportScheduleSchema,
  reportScheduleStateSchema,
  reportScheduleWriteSchema,
} from "@/contract/bulk-changes/report-schedule";
import { archivedReportSchema } from "@/contract/reports/archived-report";
import { readySentenceSchema } from "@/contract/reports/ready-sentence";
import { restatementSchema } from "@/contract/reports/restatement";
import {
  agencyKeyFigureValuesSchema,
  companyKeyFigureValuesSchema,
  companyStatusSchema,
  defaultPortfolioViewSchema,
  defaultPortfolioViewUpdateSchema,
  keyFigureFormatSchema,
  portfolioPreviewSchema,
  portfolioViewCreateSchema,
  portfolioViewSchema,
  portfolioViewUpdateSchema,
} from "@/contract/portfolio";
import { mailDecisionSchema, mailPageSchema, mailSchema, mailSetupSchema } from "@/contract/mails/mail";
import { companyMonthsListSchema, companyMonthsSchema } from "@/contract/months";
import { securityEventPageSchema, securityEventSchema } from "@/contract/account/security-event";
import { sessionSchema } from "@/contract/account/session";
import { reconciliationSchema } from "@/contract/statements/reconciliation";
import {
  sieImportBatchCreateSchema,
  sieImportBatchDecisionSchema,
  sieImportBatchFileDecisionSchema,
  sieImportBatchFileDetailsSchema,
  sieImportBatchFileSchema,
  sieImportBatchSchema,
} from "@/contract/imports/sie-import-batch";
import {
  changedAccountSchema,
  changedFigureSchema,
  changedVoucherListSchema,
  changedVoucherSchema,
  importChangeSchema,
} from "@/contract/imports/import-change";
import {
  sieImportEntrySchema,
  sieImportProgressSchema,
  sieImportRequestSchema,
  sieImportResultSchema,
  sieNoteSchema,
} from "@/contract/imports/sie-import";
import { statementAccountSchema, statementLineSchema, statementSchema } from "@/contract/statements/statement";
import { personErasureCreateSchema, personErasureSchema } from "@/contract/users/person-erasure";
import { userCreateSchema, userSchema, userUpdateSchema } from "@/contract/users/user";
import {
  passwordLinkCreateSchema,
  passwordLinkSchema,
  userAccessSchema,
  userAccessUpdateSchema,
} from "@/contract/users/user-access";
import { companyPlacesUpdateSchema, handOverCreateSchema, handOverSchema } from "@/contract/users/user-companies";
import { dimensionObjectSchema } from "@/contract/statements/dimension-object";
import { yearAccountSchema } from "@/contract/statements/year-account";
import { anyId } from "@/contract/text";

/** Adds the optional `id` by which a PUT to the collection names its item. */
function withId<T extends z.ZodType>(changes: T) {
  return z.intersection(changes, z.object({ id: anyId().nullish() }));
}

/** All objects of the API by their names in generated clients. */
export const SCHEMAS = {
  AccountVouchers: accountVouchersSchema,
  Activity: activitySchema,
  ActivityAnswer: activityResponseSchema,
  ActivityEntry: activityEntrySchema,
  ActivityPage: activityPageSchema,
  Agency: agencySchema,
  DemoContent: demoContentSchema,
  CompanyFigure: companyFigureSchema,
  AgencyChanges: agencyUpdateSchema,
  AgencyFindings: agencyFindingsSchema,
  AgencyKeyFigurePreset: agencyPresetSchema,
  AgencyKeyFigureValues: agencyKeyFigureValuesSchema,
  ArchivedReport: archivedReportSchema,
  Authenticator: authenticatorSchema,
  Budget: budgetSchema,
  BudgetAmount: budgetAmountSchema,
  BudgetChanges: budgetUpdateSchema,
  BulkChange: bulkChangeSchema,
  BulkChangeDecision: bulkChangeDecisionSchema,
  BulkChangePart: bulkChangePartSchema,
  BulkChangePreviewPart: bulkChangePreviewPartSchema,
  ChartNode: chartNodeSchema,
  ChartOfAccounts: chartOfAccountsSchema,
  ChartPreview: chartPreviewSchema,
  ChartOfAccountsChanges: withId(chartOfAccountsUpdateSchema),
  ChartOfAccountsVersion: chartOfAccountsVersionSchema,
  Comment: commentSchema,
  CommentAssignee: commentAssigneeSchema,
  CommentChanges: withId(commentUpdateSchema),
  CommentFeed: commentFeedSchema,
  CommentReply: commentReplySchema,
  CompanyAgency: companyAgencySchema,
  CompanyChanges: companyUpdateSchema,
  CompanyInfo: companySchema,
  CompanyKeyFigureValues: companyKeyFigureValuesSchema,
  CompanyMonthList: companyMonthsListSchema,
  CompanyMonths: companyMonthsSchema,
  CompanyPlaceChanges: companyPlacesUpdateSchema,
  CompanyStatus: companyStatusSchema,
  CompanyType: companyTypeSchema,
  CompanyTypeChanges: companyTypeUpdateSchema,
  DefaultPortfolioView: defaultPortfolioViewSchema,
  DefaultPortfolioViewChanges: defaultPortfolioViewUpdateSchema,
  Document: documentSchema,
  DocumentChanges: withId(documentUpdateSchema),
  DocumentFile: documentFileSchema,
  DocumentFolder: documentFolderSchema,
  Error: apiErrorSchema,
  FeedComment: feedCommentSchema,
  Finding: findingSchema,
  FindingAnswer: findingAnswerSchema,
  FindingAnswerChanges: findingAnswerUpdateSchema,
  FindingRule: findingRuleSchema,
  FindingRuleChanges: findingRuleUpdateSchema,
  FindingRulePreview: findingRulePreviewSchema,
  FiscalYear: fiscalYearSchema,
  FiscalYearChanges: fiscalYearUpdateSchema,
  FormulaPreview: formulaPreviewSchema,
  FormulaPreviewRequest: formulaPreviewRequestSchema,
  FormulaTerm: formulaTermSchema,
  FullPeriodReport: fullPeriodReportSchema,
  HandOver: handOverSchema,
  KeyFigure: keyFigureSchema,
  KeyFigureData: keyFigureDataSchema,
  KeyFigureDataChange: keyFigureDataChangeEntrySchema,
  KeyFigureDataChanges: keyFigureDataUpdateSchema,
  KeyFigureFormula: keyFigureFormulaSchema,
  KeyFigureFormulaChanges: withId(keyFigureFormulaUpdateSchema),
  KeyFigureFormat: keyFigureFormatSchema,
  KeyFigurePreset: keyFigurePresetSchema,
  KeyFigurePresetVersion: keyFigurePresetVersionSchema,
  KeyFigurePresetChanges: withId(keyFigurePresetUpdateSchema),
  KeyFigureResult: keyFigureResultSchema,
  KeyFigureTarget: keyFigureTargetSchema,
  KeyFigureTargetChanges: keyFigureTargetUpdateSchema,
  KeyFigureTrace: keyFigureTraceSchema,
  KeyFigureWorkbook: keyFigureWorkbookSchema,
  Mail: mailSchema,
  MailDecision: mailDecisionSchema,
  MailPage: mailPageSchema,
  MailSetup: mailSetupSchema,
  MadeReportLink: madeReportLinkSchema,
  NewAgency: agencyCreateSchema,
  NewBulkChange: bulkChangeCreateSchema,
  NewChartOfAccounts: chartOfAccountsCreateSchema,
  NewComment: commentCreateSchema,
  NewCommentReply: commentReplyCreateSchema,
  NewCompany: companyCreateSchema,
  NewCompanyType: companyTypeCreateSchema,
  NewDocument: documentCreateSchema,
  NewExport: exportCreateSchema,
  NewFindingRule: findingRuleForm,
  NewHandOver: handOverCreateSchema,
  NewKeyFigureFormula: keyFigureFormulaCreateSchema,
  NewKeyFigurePreset: keyFigurePresetCreateSchema,
  NewPasswordLink: passwordLinkCreateSchema,
  NewPeriodReport: periodReportCreateSchema,
  NewPersonErasure: personErasureCreateSchema,
  Letterhead: letterheadSchema,
  LetterheadChanges: letterheadUpdateSchema,
  NewPersonalAccessToken: personalAccessTokenCreateSchema,
  NewPortfolioView: portfolioViewCreateSchema,
  NewReportLink: reportLinkCreateSchema,
  NewReportSchedule: reportScheduleWriteSchema,
  NewReportTemplate: reportTemplateCreateSchema,
  NewSieImportBatch: sieImportBatchCreateSchema,
  NewStandardFindingRule: standardRuleForm,
  NewStandardKeyFigureTarget: standardTargetCreateSchema,
  NewStandardText: standardTextCreateSchema,
  NewUser: userCreateSchema,
  PasswordChange: passwordChangeSchema,
  PasswordLink: passwordLinkSchema,
  Period: periodSchema,
  PortfolioPreview: portfolioPreviewSchema,
  PortfolioView: portfolioViewSchema,
  PortfolioViewChanges: portfolioViewUpdateSchema,
  PeriodReport: periodReportSchema,
  PeriodReportChanges: withId(periodReportUpdateSchema),
  PersonErasure: personErasureSchema,
  PersonalAccessToken: personalAccessTokenSchema,
  ReadySentence: readySentenceSchema,
  ReportBlock: reportBlockSchema,
  ReportChecklist: reportChecklistSchema,
  ReportContent: reportContentSchema,
  ReportContentBlock: contentBlockSchema,
  ReportLink: reportLinkSchema,
  ReportSchedule: reportScheduleSchema,
  ReportScheduleState: reportScheduleStateSchema,
  ReportTemplate: reportTemplateSchema,
  ReportTemplateChanges: reportTemplateUpdateSchema,
  Restatement: restatementSchema,
  QuestionChanges: commentQuestionUpdateSchema,
  Reconciliation: reconciliationSchema,
  SecondFactor: secondFactorSchema,
  SecondFactorBegin: secondFactorBeginSchema,
  SecondFactorChange: secondFactorChangeSchema,
  SecurityEvent: securityEventSchema,
  SecurityEventPage: securityEventPageSchema,
  Session: sessionSchema,
  SieImport: sieImportRequestSchema,
  ChangedAccount: changedAccountSchema,
  ChangedFigure: changedFigureSchema,
  ChangedVoucher: changedVoucherSchema,
  ChangedVoucherList: changedVoucherListSchema,
  ImportChange: importChangeSchema,
  SieImportBatch: sieImportBatchSchema,
  SieImportBatchDecision: sieImportBatchDecisionSchema,
  SieImportBatchFile: sieImportBatchFileSchema,
  SieImportBatchFileDecision: sieImportBatchFileDecisionSchema,
  SieImportBatchFileDetails: sieImportBatchFileDetailsSchema,
  SieImportEntry: sieImportEntrySchema,
  SieImportProgress: sieImportProgressSchema,
  SieImportResult: sieImportResultSchema,
  SieNote: sieNoteSchema,
  Statement: statementSchema,
  StatementAccount: statementAccountSchema,
  StatementLine: statementLineSchema,
  StandardKeyFigureFormulaChanges: withId(standardFormulaUpdateSchema),
  StandardKeyFigureFormulaVersion: standardFormulaVersionSchema,
  StandardFindingRule: standardRuleSchema,
  StandardFindingRuleChanges: withId(findingRuleUpdateSchema),
  StandardFindingRuleVersion: standardRuleVersionSchema,
  StandardKeyFigureTarget: standardTargetSchema,
  StandardKeyFigureTargetChanges: withId(standardTargetUpdateSchema),
  StandardKeyFigureTargetVersion: standardTargetVersionSchema,
  StandardText: standardTextSchema,
  StandardTextChanges: withId(standardTextUpdateSchema),
  StandardTextVersion: standardTextVersionSchema,
  TraceStep: traceStepSchema,
  User: userSchema,
  UserAccess: userAccessSchema,
  UserAccessChanges: userAccessUpdateSchema,
  UserChanges: userUpdateSchema,
  YearAccount: yearAccountSchema,
  DimensionObject: dimensionObjectSchema,
  Voucher: voucherSchema,
  VoucherList: voucherListSchema,
  VoucherRow: voucherRowSchema,
  VoucherSource: voucherSourceSchema,
  VoucherSummary: voucherSummarySchema,
} as const satisfies Record<string, z.ZodType>;
export type SchemaName = keyof typeof SCHEMAS;

/** The schemas of requests in which null for an optional member means the same as leaving the member out. */
export const NULL_MEANS_UNSET: ReadonlySet<string> = new Set<SchemaName>([
  "BulkChangeDecision",
  "FindingAnswerChanges",
  "FormulaPreviewRequest",
  "MailDecision",
  "NewAgency",
  "NewChartOfAccounts",
  "NewComment",
  "NewCompany",
  "NewCompanyType",
  "NewDocument",
  "NewExport",
  "NewFindingRule",
  "NewHandOver",
  "NewKeyFigureFormula",
  "NewKeyFigurePreset",
  "NewPasswordLink",
  "NewPeriodReport",
  "NewPersonalAccessToken",
  "NewPersonErasure",
  "NewPortfolioView",
  "NewReportLink",
  "NewReportSchedule",
  "NewReportTemplate",
  "NewSieImportBatch",
  "NewStandardFindingRule",
  "NewStandardKeyFigureTarget",
  "NewStandardText",
  "NewUser",
  "PasswordChange",
  "SecondFactorBegin",
  "SecondFactorChange",
  "SieImport",
  "SieImportBatchDecision",
  "SieImportBatchFileDecision",
]);
