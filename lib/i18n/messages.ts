import account from "./messages/en/account.json";
import activity from "./messages/en/activity.json";
import auth from "./messages/en/auth.json";
import budgets from "./messages/en/budgets.json";
import bulkChanges from "./messages/en/bulk-changes.json";
import chartsOfAccounts from "./messages/en/charts-of-accounts.json";
import comments from "./messages/en/comments.json";
import companies from "./messages/en/companies.json";
import errors from "./messages/en/errors.json";
import findings from "./messages/en/findings.json";
import fiscalYears from "./messages/en/fiscal-years.json";
import formulas from "./messages/en/formulas.json";
import grid from "./messages/en/grid.json";
import imports from "./messages/en/imports.json";
import inputs from "./messages/en/inputs.json";
import figures from "./messages/en/figures.json";
import reports from "./messages/en/reports.json";
import letterhead from "./messages/en/letterhead.json";
import mails from "./messages/en/mails.json";
import meeting from "./messages/en/meeting.json";
import months from "./messages/en/months.json";
import portfolio from "./messages/en/portfolio.json";
import presets from "./messages/en/presets.json";
import liveText from "./messages/en/live-text.json";
import shell from "./messages/en/shell.json";
import standards from "./messages/en/standards.json";
import statements from "./messages/en/statements.json";
import ui from "./messages/en/ui.json";
import targets from "./messages/en/targets.json";
import users from "./messages/en/users.json";
import vouchers from "./messages/en/vouchers.json";
import svAccount from "./messages/sv/account.json";
import svActivity from "./messages/sv/activity.json";
import svAuth from "./messages/sv/auth.json";
import svBudgets from "./messages/sv/budgets.json";
import svBulkChanges from "./messages/sv/bulk-changes.json";
import svChartsOfAccounts from "./messages/sv/charts-of-accounts.json";
import svComments from "./messages/sv/comments.json";
import svCompanies from "./messages/sv/companies.json";
import svErrors from "./messages/sv/errors.json";
import svFindings from "./messages/sv/findings.json";
import svFiscalYears from "./messages/sv/fiscal-years.json";
import svFormulas from "./messages/sv/formulas.json";
import svGrid from "./messages/sv/grid.json";
import svImports from "./messages/sv/imports.json";
import svInputs from "./messages/sv/inputs.json";
import svFigures from "./messages/sv/figures.json";
import svReports from "./messages/sv/reports.json";
import svLetterhead from "./messages/sv/letterhead.json";
import svMails from "./messages/sv/mails.json";
import svMeeting from "./messages/sv/meeting.json";
import svMonths from "./messages/sv/months.json";
import svPortfolio from "./messages/sv/portfolio.json";
import svPresets from "./messages/sv/presets.json";
import svLiveText from "./messages/sv/live-text.json";
import svShell from "./messages/sv/shell.json";
import svStandards from "./messages/sv/standards.json";
import svStatements from "./messages/sv/statements.json";
import svUi from "./messages/sv/ui.json";
import svTargets from "./messages/sv/targets.json";
import svUsers from "./messages/sv/users.json";
import svVouchers from "./messages/sv/vouchers.json";
import type { Locale } from "@/contract/format/locale";

/** The English texts of each feature. Their keys define `Messages`, the type of the texts in every language. */
const english = {
  ui,
  shell,
  account,
  activity,
  auth,
  budgets,
  bulkChanges,
  errors,
  companies,
  comments,
  letterhead,
  mails,
  meeting,
  months,
  portfolio,
  findings,
  presets,
  standards,
  fiscalYears,
  chartsOfAccounts,
  grid,
  inputs,
  formulas,
  imports,
  figures,
  reports,
  liveText,
  targets,
  statements,
  users,
  vouchers,
};

export type Messages = typeof english;

const swedish: Messages = {
  ui: svUi,
  shell: svShell,
  account: svAccount,
  activity: svActivity,
  auth: svAuth,
  budgets: svBudgets,
  bulkChanges: svBulkChanges,
  errors: svErrors,
  companies: svCompanies,
  comments: svComments,
  letterhead: svLetterhead,
  mails: svMails,
  meeting: svMeeting,
  months: svMonths,
  portfolio: svPortfolio,
  findings: svFindings,
  presets: svPresets,
  standards: svStandards,
  fiscalYears: svFiscalYears,
  chartsOfAccounts: svChartsOfAccounts,
  grid: svGrid,
  inputs: svInputs,
  formulas: svFormulas,
  imports: svImports,
  figures: svFigures,
  reports: svReports,
  liveText: svLiveText,
  targets: svTargets,
  statements: svStatements,
  users: svUsers,
  vouchers: svVouchers,
};

export const MESSAGES: Record<Locale, Messages> = { en: english, sv: swedish };
