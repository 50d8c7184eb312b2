import { right, type Column, type Right } from "./table";

export const VERBS = ["GET", "POST", "PUT", "DELETE"] as const;
export type Verb = (typeof VERBS)[number];
export type Role = "Administrator" | Column;

/** Users who may send a request: all signed-in ones, administrators, or those with a grant in the table of roles. */
export type Access = "everyone" | "administrator" | Right;

const company = right("role-company-read");
const agency = { read: right("role-agency-read-update", 0), update: right("role-agency-read-update", 1) };
const agencyCompany = {
  create: right("role-agency-company-create-delete", 0),
  delete: right("role-agency-company-create-delete", 1),
};
const views = { read: right("role-portfolio-views-read-write", 0), write: right("role-portfolio-views-read-write", 1) };
const bulk = right("role-bulk-changes");
const mails = { read: right("role-mails-read-retry", 0), retry: right("role-mails-read-retry", 1) };
const findings = { answer: right("role-findings-answer-rules", 0), rules: right("role-findings-answer-rules", 1) };
const templates = right("role-report-templates");
const letterhead = { read: right("role-letterhead-read-write", 0), write: right("role-letterhead-read-write", 1) };
const standards = right("role-company-types-standards");
const comment = { read: right("role-comments-read-write", 0), write: right("role-comments-read-write", 1) };
const preset = { read: right("role-presets-read-write", 0), write: right("role-presets-read-write", 1) };
const books = {
  read: right("role-books-read-write", 0),
  write: right("role-books-read-write", 1),
};
const inputs = {
  read: right("role-key-figure-data-read-write", 0),
  write: right("role-key-figure-data-read-write", 1),
};
const papers = {
  read: right("role-papers-read-write", 0),
  write: right("role-papers-read-write", 1),
};
const imports = right("role-import");
const agencyUsers = right("role-users-of-agency-of-company", 0);
const companyUsers = right("role-users-of-agency-of-company", 1);

/** The rights to a resource that is read with GET and written with POST and PUT. */
const written = ({ read, write }: { read: Right; write: Right }) => ({ GET: read, POST: write, PUT: write });

/** Every path of the API, the verbs that it accepts, and who may use them with an object they may see. */
export const PATHS: Record<string, Partial<Record<Verb, Access>>> = {
  Me: { GET: "everyone" },
  "Me/Export": { POST: "everyone" },
  "Me/Password": { POST: "everyone" },
  "Me/SecondFactor": { GET: "everyone", POST: "everyone", PUT: "everyone" },
  "Me/Session": { GET: "everyone", DELETE: "everyone" },
  "Me/Session/:sessionId": { DELETE: "everyone" },
  "Me/SecurityEvent": { GET: "everyone" },
  "Me/PersonalAccessToken": { GET: "everyone", POST: "everyone" },
  "Me/PersonalAccessToken/:tokenId": { DELETE: "everyone" },
  User: { GET: "everyone", POST: companyUsers, PUT: "everyone" },
  "User/:userName": { GET: companyUsers, POST: companyUsers, PUT: companyUsers, DELETE: companyUsers },
  UserAccess: { GET: "everyone" },
  "User/:userName/Access": { GET: companyUsers, PUT: companyUsers },
  "User/:userName/Erasure": { POST: right("role-erase") },
  "User/:userName/PasswordLink": { POST: companyUsers },
  "User/:userName/SecondFactor": { DELETE: companyUsers },
  "User/:userName/PersonalAccessToken": { GET: companyUsers, DELETE: companyUsers },
  "User/:userName/PersonalAccessToken/:tokenId": { DELETE: companyUsers },
  "User/:userName/Session": { GET: companyUsers, DELETE: companyUsers },
  "User/:userName/SecurityEvent": { GET: companyUsers },
  Agency: { GET: "everyone", POST: "administrator" },
  "Agency/:agencyId": {
    GET: agency.read,
    POST: "administrator",
    PUT: agency.update,
    DELETE: "administrator",
  },
  "Agency/:agencyId/Demo": { GET: agency.update, DELETE: agency.update },
  "Agency/:agencyId/SecurityEvent": { GET: agencyUsers },
  "Agency/:agencyId/CompanyPlace": { PUT: agencyUsers },
  "Agency/:agencyId/HandOver": { POST: agencyUsers },
  "Agency/:agencyId/Company": { GET: agency.read, POST: agencyCompany.create },
  "Agency/:agencyId/Company/:companyId": {
    GET: company,
    POST: agencyCompany.create,
    PUT: right("role-company-update"),
    DELETE: agencyCompany.delete,
  },
  "Agency/:agencyId/KeyFigureData/:keyFigureInfoId": { GET: agency.read },
  "Agency/:agencyId/KeyFigureValue": { GET: agency.read },
  "Agency/:agencyId/KeyFigure": { GET: agency.read },
  "Agency/:agencyId/KeyFigurePreset": { GET: agency.read },
  "Agency/:agencyId/Letterhead": { GET: letterhead.read, PUT: letterhead.write },
  "Agency/:agencyId/ReportSchedule": { GET: agency.read, PUT: templates, DELETE: templates },
  "Agency/:agencyId/CompanyStatus": { GET: agency.read },
  "Agency/:agencyId/CompanyMonth": { GET: agency.read },
  "Agency/:agencyId/PortfolioPreview": { GET: agency.read },
  "Agency/:agencyId/Comment": { GET: agency.read },
  "Agency/:agencyId/Finding": { GET: agency.read },
  "Agency/:agencyId/Company/:companyId/FindingAnswer/:findingId": { PUT: findings.answer, DELETE: findings.answer },
  "Agency/:agencyId/FindingRule": { GET: agency.read, POST: findings.rules },
  "Agency/:agencyId/FindingRule/:findingRuleId": { GET: agency.read, PUT: findings.rules, DELETE: findings.rules },
  "Agency/:agencyId/FindingRulePreview": { POST: findings.rules },
  "Agency/:agencyId/PortfolioView": { GET: views.read, POST: views.write },
  "Agency/:agencyId/PortfolioView/:portfolioViewId": { GET: views.read, PUT: views.write, DELETE: views.write },
  "Agency/:agencyId/ReportTemplate": { GET: agency.read, POST: templates },
  "Agency/:agencyId/ReportTemplate/:reportTemplateId": { GET: agency.read, PUT: templates, DELETE: templates },
  "Agency/:agencyId/DefaultPortfolioView": { GET: views.read, PUT: views.write },
  "Agency/:agencyId/BulkChange": { GET: bulk, POST: bulk },
  "Agency/:agencyId/BulkChangePreview": { POST: bulk },
  "Agency/:agencyId/BulkChange/:bulkChangeId": { GET: bulk, PUT: bulk },
  "Agency/:agencyId/BulkChange/:bulkChangeId/Company": { GET: bulk },
  Mail: { GET: "everyone" },
  "Agency/:agencyId/Mail": { GET: mails.read },
  "Agency/:agencyId/Mail/:mailId": { GET: mails.read, PUT: mails.retry },
  "Agency/:agencyId/CompanyType": { GET: agency.read, POST: standards },
  "Agency/:agencyId/CompanyType/:companyTypeId": { GET: agency.read, PUT: standards, DELETE: standards },
  ...Object.fromEntries(
    ["Agency/:agencyId", "Agency/:agencyId/CompanyType/:companyTypeId"].flatMap((owner) => {
      const access = written({ read: agency.read, write: standards });
      const kinds = [
        [`${owner}/StandardKeyFigurePreset`, ":presetId"],
        [`${owner}/StandardKeyFigureFormula`, ":standardFormulaId"],
        [`${owner}/StandardKeyFigureTarget`, ":standardTargetId"],
        [`${owner}/StandardChartOfAccounts`, ":standardChartId"],
        [`${owner}/StandardFindingRule`, ":standardRuleId"],
        [`${owner}/StandardText`, ":standardTextId"],
      ] as const;
      return [
        [`${owner}/FormulaTerm`, { GET: agency.read }],
        ...kinds.flatMap(([path, id]) => [
          [path, access],
          [`${path}/${id}`, { ...access, DELETE: standards }],
          [`${path}/${id}/Version`, { GET: agency.read }],
        ]),
      ];
    }),
  ),
  Company: { GET: "everyone", POST: right("role-direct-company-create-delete", 0) },
  "Company/:companyId": {
    GET: company,
    POST: right("role-direct-company-create-delete", 0),
    // The company that these requests try is an agency's; permissions.ts tries to delete one without an agency, too.
    PUT: right("role-company-update"),
    DELETE: agencyCompany.delete,
  },
  "Company/:companyId/Agency": { GET: company },
  "Company/:companyId/Comment": written(comment),
  "Company/:companyId/Comment/:commentId": { ...written(comment), DELETE: comment.write },
  "Company/:companyId/Comment/:commentId/Question": { PUT: comment.write },
  "Company/:companyId/Comment/:commentId/Reply": { POST: comment.write },
  "Company/:companyId/Comment/:commentId/Reply/:replyId": { DELETE: comment.write },
  "Company/:companyId/CommentAssignee": { GET: right("role-comments-assign") },
  "Company/:companyId/KeyFigurePreset": written(preset),
  "Company/:companyId/KeyFigurePreset/:presetId": { ...written(preset), DELETE: preset.write },
  "Company/:companyId/StandardKeyFigurePreset": { GET: preset.read },
  "Company/:companyId/FiscalYear": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId": { GET: books.read, PUT: books.write, DELETE: books.write },
  "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureData": {
    GET: inputs.read,
    PUT: inputs.write,
    DELETE: inputs.write,
  },
  "Company/:companyId/FiscalYear/:fiscalYearId/Account": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/DimensionObject": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/KeyFigureDataHistory": { GET: right("role-activity") },
  "Company/:companyId/FiscalYear/:fiscalYearId/Account/:accountNumber/Voucher": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/Reconciliation": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/Statement": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/Statement/Pdf": { GET: books.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/ChartPreview": { POST: books.write },
  "Company/:companyId/ChartOfAccounts": written(books),
  "Company/:companyId/ChartOfAccounts/:chartOfAccountsId": { ...written(books), DELETE: books.write },
  "Company/:companyId/KeyFigure": { GET: company },
  "Company/:companyId/KeyFigureFormula": written(preset),
  "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId": { ...written(preset), DELETE: preset.write },
  "Company/:companyId/KeyFigureFormula/:keyFigureFormulaId/Version": { GET: preset.read },
  "Company/:companyId/StandardKeyFigureFormula": { GET: preset.read },
  "Company/:companyId/StandardKeyFigureTarget": { GET: papers.read },
  "Company/:companyId/StandardChartOfAccounts": { GET: books.read },
  "Company/:companyId/StandardText": { GET: papers.write },
  "Company/:companyId/FormulaTerm": { GET: preset.read },
  "Company/:companyId/FiscalYear/:fiscalYearId/FormulaPreview": { POST: preset.write },
  "Company/:companyId/KeyFigureValue": { GET: company },
  "Company/:companyId/KeyFigureValue/:keyFigureId": { GET: company },
  "Company/:companyId/KeyFigureValue/:keyFigureId/Trace": { GET: company },
  "Company/:companyId/KeyFigureValue/:keyFigureId/Trace/Pdf": { GET: company },
  "Company/:companyId/KeyFigureValue/:keyFigureId/Trace/Workbook": { GET: company },
  "Company/:companyId/KeyFigurePdf": { GET: company },
  "Company/:companyId/KeyFigureWorkbook": { GET: company },
  "Company/:companyId/KeyFigureTarget": { GET: papers.read, PUT: papers.write },
  "Company/:companyId/FiscalYear/:fiscalYearId/Budget": {
    GET: papers.read,
    PUT: papers.write,
    DELETE: papers.write,
  },
  "Company/:companyId/Document": written(papers),
  "Company/:companyId/Document/:documentId": { ...written(papers), DELETE: papers.write },
  "Company/:companyId/PeriodReport": written(papers),
  "Company/:companyId/PeriodReport/:periodReportId": { ...written(papers), DELETE: papers.write },
  "Company/:companyId/PeriodReport/:periodReportId/Content": { GET: papers.read },
  "Company/:companyId/PeriodReport/:periodReportId/Checklist": { GET: papers.write },
  "Company/:companyId/PeriodReport/:periodReportId/Pdf": { GET: papers.read },
  "Company/:companyId/PeriodReport/:periodReportId/Document": { GET: papers.read },
  "Company/:companyId/PeriodReport/:periodReportId/Document/:archivedReportId": { GET: papers.read },
  "Company/:companyId/PeriodReport/:periodReportId/Restatement": { GET: papers.read },
  "Company/:companyId/PeriodReport/:periodReportId/Link": { GET: papers.write, POST: papers.write },
  "Company/:companyId/PeriodReport/:periodReportId/Link/:reportLinkId": { DELETE: papers.write },
  "Company/:companyId/ReadySentence": { GET: company },
  "Company/:companyId/Export": { POST: right("role-export") },
  "Company/:companyId/Activity": { GET: right("role-activity") },
  "Company/:companyId/Activity/:activityId": { GET: right("role-activity") },
  "Agency/:agencyId/Activity": { GET: right("role-activity") },
  "Agency/:agencyId/Activity/:activityId": { GET: right("role-activity") },
  "Company/:companyId/SieImport": { GET: imports },
  "Company/:companyId/SieImport/:importId": { GET: imports, DELETE: imports },
  "Company/:companyId/SieImport/:importId/Change": { GET: imports },
  "Company/:companyId/SieImport/:importId/ChangedVoucher": { GET: imports },
  "Company/:companyId/SieImportProgress": { GET: imports },
  "Company/:companyId/FiscalYear/:fiscalYearId/Voucher": { GET: books.read },
  "Company/:companyId/SieImport/:importId/Voucher/:voucherLine": { GET: books.read },
  "Company/:companyId/SieImport/:importId/Voucher/:voucherLine/Source": { GET: books.read },
  "Agency/:agencyId/SieImportBatch": { GET: imports, POST: imports },
  "Agency/:agencyId/SieImportBatch/:batchId": { GET: imports, PUT: imports, DELETE: imports },
  "Agency/:agencyId/SieImportBatch/:batchId/File": { GET: imports, POST: imports },
  "Agency/:agencyId/SieImportBatch/:batchId/File/:batchFileId": { GET: imports, PUT: imports },
  SieImport: { PUT: "everyone" },
  "SieImport/:agencyId": { PUT: imports },
  KeyFigure: { GET: "everyone" },
  "KeyFigure/:keyFigureId": { GET: "everyone" },
  StandardFindingRule: { GET: "everyone" },
  StandardKeyFigurePreset: { GET: "everyone" },
  "StandardKeyFigurePreset/:presetId": { GET: "everyone" },
};
