import { ACCOUNT_SHOTS } from "./pages/account";
import { CHARTS_OF_ACCOUNTS_SHOTS } from "./pages/charts-of-accounts";
import { ACTIVITY_SHOTS } from "./pages/activity";
import { BUDGETS_SHOTS } from "./pages/budgets";
import { VOUCHERS_SHOTS } from "./pages/vouchers";
import { COMMENTS_SHOTS } from "./pages/comments";
import { COMMENTS_FEED_SHOTS } from "./pages/comments-feed";
import { COMPANIES_SHOTS } from "./pages/companies";
import { FISCAL_YEARS_SHOTS } from "./pages/fiscal-years";
import { IMPORTS_SHOTS } from "./pages/imports";
import { INPUTS_SHOTS } from "./pages/inputs";
import { BULK_CHANGES_SHOTS } from "./pages/bulk-changes";
import { LETTERHEAD_SHOTS } from "./pages/letterhead";
import { MAILS_SHOTS } from "./pages/mails";
import { MEETING_SHOTS } from "./pages/meeting";
import { MONTHS_SHOTS } from "./pages/months";
import { PORTFOLIO_SHOTS } from "./pages/portfolio";
import { FIGURES_SHOTS } from "./pages/figures";
import { PRESETS_SHOTS } from "./pages/presets";
import { REPORTS_SHOTS } from "./pages/reports";
import { SIGN_IN_SHOTS } from "./pages/sign-in";
import { STATEMENTS_SHOTS } from "./pages/statements";
import { USERS_SHOTS } from "./pages/users";
import type { Shot } from "./shot";

/**
 * The screenshots of pages in one state each, but for those of stories.shots.ts. A new one goes into the file of its
 * feature in pages/.
 */
export const SHOTS: readonly Shot[] = [
  ...SIGN_IN_SHOTS,
  ...COMPANIES_SHOTS,
  ...FIGURES_SHOTS,
  ...MEETING_SHOTS,
  ...STATEMENTS_SHOTS,
  ...CHARTS_OF_ACCOUNTS_SHOTS,
  ...INPUTS_SHOTS,
  ...PORTFOLIO_SHOTS,
  ...BULK_CHANGES_SHOTS,
  ...MONTHS_SHOTS,
  ...BUDGETS_SHOTS,
  ...VOUCHERS_SHOTS,
  ...COMMENTS_SHOTS,
  ...ACTIVITY_SHOTS,
  ...COMMENTS_FEED_SHOTS,
  ...PRESETS_SHOTS,
  ...REPORTS_SHOTS,
  ...FISCAL_YEARS_SHOTS,
  ...IMPORTS_SHOTS,
  ...USERS_SHOTS,
  ...LETTERHEAD_SHOTS,
  ...MAILS_SHOTS,
  ...ACCOUNT_SHOTS,
];
