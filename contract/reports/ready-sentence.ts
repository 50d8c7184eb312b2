import * as z from "zod";
import { calendarDay, periodSchema } from "../dates";
import { double } from "../inputs/key-figure-data";
import { oreAmount } from "../statements/statement";

/** The things that a value is compared with, in the order in which sentences are offered. */
export const COMPARISONS = ["yearBefore", "budget", "target", "periodBefore"] as const;
export type Comparison = (typeof COMPARISONS)[number];

const inBothLanguages = z.object({ sv: z.string(), en: z.string() });

/** An account that the difference comes from; `amount` is its part in öre, above zero where it raises the value. */
const sentenceAccountSchema = z.object({
  /**
   * The latest fiscal year that has the account, of those that had begun by the last booked day of the period; if none
   * has it, as an account of a typed budget alone, the year of that day.
   */
  fiscalYearId: z.string(),
  number: z.string(),
  name: z.string(),
  amount: oreAmount,
});
export type SentenceAccount = z.output<typeof sentenceAccountSchema>;

/**
 * A voucher on such an account, in the sentence's period (`now`) or in the one that is compared with it (`before`);
 * for a figure of a day, one booked between both days is `now`. `amount` is in öre, its part of the value on that side.
 */
const sentenceVoucherSchema = z.object({
  fiscalYearId: z.string(),
  /** The id of the import and the line in its file where the voucher is. */
  import: z.string(),
  line: z.int(),
  series: z.string(),
  number: z.string(),
  date: calendarDay,
  text: z.string(),
  account: z.string(),
  amount: oreAmount,
  side: z.enum(["now", "before"]),
});
export type SentenceVoucher = z.output<typeof sentenceVoucherSchema>;

/**
 * Extension: a sentence about what a period's figures did, which is offered and never written by itself (ADR 0100).
 * Its numbers are live values.
 */
export const readySentenceSchema = z.object({
  /** With the period, the address of the trace. */
  keyFigureId: z.string(),
  period: periodSchema,
  comparison: z.enum(COMPARISONS),
  /** As all values of key figures: units of the currency for an amount, else in the figure's unit. */
  value: double,
  /** The value that `value` is compared with. */
  against: double,
  /** With live values, as texts of reports keep them. */
  text: inBothLanguages,
  /** The same with the values of today. */
  shown: inBothLanguages,
  /**
   * At most three, the largest first, each a fifth of the difference or more and with its sign. None for a target, or
   * for a figure that is no sum of accounts.
   */
  accounts: z.array(sentenceAccountSchema),
  /** At most two, the largest of those that stand out and make a fifth of the difference or more. */
  vouchers: z.array(sentenceVoucherSchema),
});
export type ReadySentence = z.output<typeof readySentenceSchema>;
export const readySentenceListSchema = z.array(readySentenceSchema);
