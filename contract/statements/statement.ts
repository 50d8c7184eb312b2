import * as z from "zod";
import { bookkeepingCurrency } from "../fiscal-years/currency";
import { calendarDay, periodSchema } from "../dates";
import { fiscalYearSchema } from "../fiscal-years/fiscal-year";
import { fiscalYearId } from "../ids";

/** Money in öre (hundredths of the fiscal year's currency), always whole. */
export const oreAmount = z.int();

/**
 * Amounts as a statement shows them: in the income statement income is positive and costs are negative; in the balance
 * sheet assets are positive in debit, equity and liabilities in credit.
 */
const figures = {
  /** Balance sheet only: the opening balance of the fiscal year. */
  opening: oreAmount.optional(),
  /**
   * One per column: its movement; in the balance sheet the balance at its end. Null for a column beyond the books,
   * and where the months of an account are unknown (`monthsUnknown`).
   */
  amounts: z.array(oreAmount.nullable()),
  /** Sum of all booked columns; in the balance sheet, the balance at the end of the last one. */
  total: oreAmount,
  /**
   * The same a year earlier; null for a column of which nothing is known then. Absent where nothing is known at all.
   */
  previous: z.array(oreAmount.nullable()).optional(),
  /**
   * `total` a year earlier: of the same months, as far as the books have come; in the balance sheet at the end of the
   * same month. Absent where that is not known.
   */
  previousTotal: oreAmount.optional(),
  /** The whole previous fiscal year; in the balance sheet what stood at its end. Absent where that is not known. */
  previousYear: oreAmount.optional(),
  /** One per column. Income statement only; absent where the line has no budget. */
  budget: z.array(oreAmount).optional(),
};

export const statementAccountSchema = z.object({ number: z.string(), name: z.string(), ...figures });
export type StatementAccount = z.output<typeof statementAccountSchema>;

/**
 * A line with its parts: the chart's groups below it, and accounts that are in none of these groups. Below equity there
 * are also lines that no chart has, such as ResultForThePeriod.
 */
export interface StatementLine extends Omit<StatementAccount, "number"> {
  /** A known group, a sum such as OperatingProfit, the id of a group of the chart, or a line that no chart has. */
  id: string;
  /** A sum adds up lines that stand before it. */
  kind: "group" | "sum";
  lines: StatementLine[];
  accounts: StatementAccount[];
}

export const statementLineSchema: z.ZodType<StatementLine> = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["group", "sum"]),
  ...figures,
  get lines(): z.ZodType<StatementLine[]> {
    return z.array(statementLineSchema);
  },
  accounts: z.array(statementAccountSchema),
});

/** The statements of a fiscal year: income statement and balance sheet. */
export const STATEMENTS = ["income", "balance"] as const;

export const statementSchema = z.object({
  fiscalYear: fiscalYearSchema,
  /** The months of the fiscal year, or the whole of it where the books hold balances of the year only. */
  columns: z.array(z.object({ period: periodSchema, previous: periodSchema.optional() })),
  /** Number of booked columns, at least one; later ones have only budgets and amounts of a year earlier. */
  bookedColumns: z.int(),
  /**
   * The last day of the last booked month, which may be within the only column, of a whole year. The first month counts
   * as booked even without amounts.
   */
  bookedThrough: calendarDay,
  /** Accounts of which only the whole year is known: the file's monthly amounts contradict its #UB or #RES. */
  monthsUnknown: z.array(z.string()),
  /** The fiscal year before: one of the company's, or the one that this year's file describes. */
  previousYear: z
    .object({ id: fiscalYearId.optional(), period: periodSchema, currency: bookkeepingCurrency })
    .optional(),
  hasBudget: z.boolean(),
  incomeStatement: z.array(statementLineSchema),
  balanceSheet: z.array(statementLineSchema),
  /** Accounts with amounts that are in no group of either statement: their balances, debit positive. */
  outside: z.array(statementAccountSchema),
});
export type Statement = z.output<typeof statementSchema>;
