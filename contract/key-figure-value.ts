import { z } from "zod";
import { calendarDay } from "./dates";
import { double } from "./key-figure-data";
import { keyFigureSchema } from "./key-figure";
import { periodSchema } from "./period";

/** One value per step of the range: per calendar month of the fiscal year, and so on. */
export const RESOLUTIONS = ["month", "quarter", "year", "ytd", "rolling12"] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const calendarMonth = z.string().regex(/^\d{4}-\d{2}$/);

/** Why a value is null: a code with what it is about, so that a page can say it in its language (ADR 0036). */
export const missingReasonSchema = z.discriminatedUnion("code", [
  /** The key figure data has no value of this input for a month that it is needed for. */
  z.object({ code: z.literal("missingInput"), keyFigureInfoId: z.string(), month: calendarMonth }),
  /** `divisor` is the part of the formula that is zero, made of the names of key figures, terms and inputs. */
  z.object({ code: z.literal("divisionByZero"), divisor: z.string() }),
  /** There are no books for these days. */
  z.object({ code: z.literal("noBooks"), start: calendarDay, end: calendarDay }),
  /** The books of the fiscal year with these days hold balances of the whole year only. */
  z.object({ code: z.literal("yearBalancesOnly"), start: calendarDay, end: calendarDay }),
  /** The range begins or ends inside this month; amounts are kept by whole months. */
  z.object({ code: z.literal("partOfMonth"), month: calendarMonth }),
  /** The figure would add up amounts of these currencies. */
  z.object({ code: z.literal("currenciesDiffer"), currencies: z.array(z.string()) }),
  /** The chart of accounts lacks a group that the figure is made of. */
  z.object({ code: z.literal("missingGroup"), group: z.string() }),
]);
export type MissingReason = z.output<typeof missingReasonSchema>;

export const keyFigureValueSchema = z.object({
  /** Amounts in units of the fiscal year's currency, percent as 12.5; null when it cannot be computed. */
  value: double.nullable(),
  period: periodSchema,
  /** Extension: why the value is null. */
  reason: missingReasonSchema.optional(),
  /** Extension: true where a flow of fewer than twelve months was scaled to twelve. */
  annualised: z.literal(true).optional(),
  /** Extension: what the company wants it to be in this period. */
  target: double.optional(),
  /** Extension: what it would be if what the SIE files budget (#PBUDGET) were booked. */
  budget: double.optional(),
});
export type KeyFigureValue = z.output<typeof keyFigureValueSchema>;

/** A key figure with its values, in the order of time. */
export const keyFigureResultSchema = z.object({
  keyFigure: keyFigureSchema,
  keyFigureValues: z.array(keyFigureValueSchema),
});
export type KeyFigureResult = z.output<typeof keyFigureResultSchema>;
export const keyFigureResultListSchema = z.array(keyFigureResultSchema);
