import * as z from "zod";
import { calendarDay } from "../dates";
import { fiscalYearSchema } from "../fiscal-years/fiscal-year";
import { oreAmount } from "./statement";

/** Result of a comparison: equal to the öre, different for a known reason, or different. */
export const AGREEMENTS = ["agrees", "explained", "differs"] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/**
 * Kinds of comparison; amounts are öre, debit positive apart from equity and liabilities in `balanceSheet`.
 * - `openingBalances`: the closing balances of the year before, against #IB
 * - `closingBalances`: opening balances and what was booked, against #UB
 * - `result`: what was booked on income and cost accounts, against #RES
 * - `months`: what was booked in each month, against #PSALDO
 * - `openingSum`: the sum of all opening balances (#IB, or #UB −1 in a file without #IB), against zero
 * - `bookedSum`: the sum of all that was booked, against zero
 * - `balanceSheet`: assets, against equity and liabilities with the result
 */
export const RECONCILED = [
  "openingBalances",
  "closingBalances",
  "result",
  "months",
  "openingSum",
  "bookedSum",
  "balanceSheet",
] as const;

const reconciledAccountSchema = z.object({
  number: z.string(),
  name: z.string(),
  /** First day of the month that differs, among `months`. */
  month: calendarDay.optional(),
  books: oreAmount,
  file: oreAmount,
  /** `books` less `file`. */
  difference: oreAmount,
  /** Line of the file's record; absent when there is none and the file's amount is therefore zero. */
  line: z.int().optional(),
});
export type ReconciledAccount = z.output<typeof reconciledAccountSchema>;

const reconciliationCheckSchema = z.object({
  id: z.enum(RECONCILED),
  agreement: z.enum(AGREEMENTS),
  /**
   * The totals. In `openingSum` and `bookedSum`, `file` is the zero that is expected; in `balanceSheet`, `books` is
   * the assets, and `file` equity and liabilities with the result.
   */
  books: oreAmount,
  file: oreAmount,
  difference: oreAmount,
  /** The sum of the differences of `accounts` without signs; where only sums are compared, of `difference` alone. */
  absoluteDifference: oreAmount,
  /**
   * The reason why it differs: the result of the year before is not yet moved to equity (`explained`), or all of the
   * difference stands in the opening balances already (still `differs`).
   */
  explanation: z.enum(["resultOfYearBefore", "openingBalances"]).optional(),
  /** Number of compared accounts; in `months` an account counts once for each month. 0 when only sums are compared. */
  compared: z.int(),
  /** The accounts that differ, by number. Their differences may cancel out. */
  accounts: z.array(reconciledAccountSchema),
});
export type ReconciliationCheck = z.output<typeof reconciliationCheckSchema>;

export const reconciliationSchema = z.object({
  fiscalYear: fiscalYearSchema,
  /** Id of the import whose file the books are compared with; later imports only added vouchers. */
  import: z.string().optional(),
  /** The source of the books' balances; checks against the same source are left out. */
  basis: z.enum(["vouchers", "months", "year"]),
  /** The worst of the checks. */
  agreement: z.enum(AGREEMENTS),
  /** Comparisons with records that the file has, then the three sums, which every fiscal year has. */
  checks: z.array(reconciliationCheckSchema),
});
export type Reconciliation = z.output<typeof reconciliationSchema>;
