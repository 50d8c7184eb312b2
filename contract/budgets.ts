import * as z from "zod";
import { calendarMonth } from "./dates";
import { ACCOUNT_NUMBER } from "./id-patterns";
import { list } from "./list";
import { oreAmount } from "./statements/statement";

/** Maximum number of amounts in one PUT: over a thousand accounts of a fiscal year of 18 months. */
const MAX_AMOUNTS = 20_000;

/** Extension: what an account is to move in a month of a fiscal year. */
export const budgetAmountSchema = z.object({
  /** Number of the account, as imports keep it: some programs add letters. */
  account: z.string().regex(ACCOUNT_NUMBER, { message: "expected the number of an account" }),
  /** YYYY-MM, of the fiscal year. */
  month: calendarMonth,
  /** In öre, debit positive: income is below zero. Null only in a PUT that clears it, and in its response. */
  amount: oreAmount.nullable(),
});
export type BudgetAmount = z.output<typeof budgetAmountSchema>;

/** The budget of a fiscal year: typed in, and from the file (#PBUDGET), which applies only if none is typed in. */
export const budgetSchema = z.object({
  typed: z.array(budgetAmountSchema),
  file: z.array(budgetAmountSchema),
});
export type Budget = z.output<typeof budgetSchema>;

/** PUT takes amounts that were typed; null clears one. */
export const budgetUpdateSchema = list(
  budgetAmountSchema.extend({
    /** The amount the client last read, null for none. When another one is stored, the PUT fails (ADR 0052). */
    before: oreAmount.nullable().optional(),
  }),
  MAX_AMOUNTS,
);
export type BudgetChange = z.output<typeof budgetUpdateSchema>[number];
export const budgetAmountListSchema = z.array(budgetAmountSchema);
