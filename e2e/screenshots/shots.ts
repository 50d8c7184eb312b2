import { ACCOUNT_SHOTS } from "./pages/account";
import { CHART_OF_ACCOUNTS_SHOTS } from "./pages/chart-of-accounts";
import { COMMENTS_SHOTS } from "./pages/comments";
import { COMPANIES_SHOTS } from "./pages/companies";
import { FISCAL_YEARS_SHOTS } from "./pages/fiscal-years";
import { IMPORT_SHOTS } from "./pages/import";
import { KEY_FIGURES_SHOTS } from "./pages/key-figures";
import { OVERVIEW_SHOTS } from "./pages/overview";
import { PRESETS_SHOTS } from "./pages/presets";
import { REPORTS_SHOTS } from "./pages/reports";
import { SIGN_IN_SHOTS } from "./pages/sign-in";
import { STATEMENTS_SHOTS } from "./pages/statements";
import type { Shot } from "./shot";

/** Every page and state, in the order of the product. Add a line to its group for a new one. */
export const SHOTS: readonly Shot[] = [
  ...SIGN_IN_SHOTS,
  ...COMPANIES_SHOTS,
  ...OVERVIEW_SHOTS,
  ...STATEMENTS_SHOTS,
  ...CHART_OF_ACCOUNTS_SHOTS,
  ...KEY_FIGURES_SHOTS,
  ...COMMENTS_SHOTS,
  ...PRESETS_SHOTS,
  ...REPORTS_SHOTS,
  ...FISCAL_YEARS_SHOTS,
  ...IMPORT_SHOTS,
  ...ACCOUNT_SHOTS,
];
