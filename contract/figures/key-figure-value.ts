import * as z from "zod";
import { calendarDay, calendarMonth, periodSchema } from "../dates";
import { double } from "../inputs/key-figure-data";
import { keyFigureSchema } from "./key-figure";

/** The reason why a value is null: a code with its subject, so that pages can word it in their language (ADR 0036). */
export const missingReasonSchema = z.discriminatedUnion("code", [
  /** The key figure data has no value of this input for a month in which it is needed. */
  z.object({ code: z.literal("missingInput"), keyFigureInfoId: z.string(), month: calendarMonth }),
  /**
   * `divisor` is the part of the formula that is zero, made of the ids of key figures, terms and inputs; `divisorName`
   * is the same with their names in the language of the request.
   */
  z.object({ code: z.literal("divisionByZero"), divisor: z.string(), divisorName: z.string().optional() }),
  /** The divisor is equity or capital employed, and it is not above zero. */
  z.object({ code: z.literal("divisorNotPositive"), divisor: z.string(), divisorName: z.string().optional() }),
  /** The value of this input is outside the range for which the figure can be computed, which includes both limits. */
  z.object({
    code: z.literal("inputOutOfRange"),
    keyFigureInfoId: z.string(),
    value: double,
    min: z.number(),
    max: z.number(),
  }),
  /** There are no books for these days: there is no fiscal year, or nothing is booked yet. */
  z.object({ code: z.literal("noBooks"), start: calendarDay, end: calendarDay }),
  /** The fiscal year with these days has balances of the whole year only. */
  z.object({ code: z.literal("yearBalancesOnly"), start: calendarDay, end: calendarDay }),
  /**
   * The file's monthly amounts of this account contradict its own #UB or #RES: only the whole of the fiscal year with
   * these days is known.
   */
  z.object({ code: z.literal("monthsUnknown"), account: z.string(), start: calendarDay, end: calendarDay }),
  /** The range begins or ends inside this month; amounts are stored by whole months. */
  z.object({ code: z.literal("partOfMonth"), month: calendarMonth }),
  /** The figure would add up amounts of these currencies. */
  z.object({ code: z.literal("currenciesDiffer"), currencies: z.array(z.string()) }),
  /** The chart of accounts lacks a group that the figure needs. */
  z.object({ code: z.literal("missingGroup"), group: z.string(), groupName: z.string().optional() }),
]);
export type MissingReason = z.output<typeof missingReasonSchema>;

export const keyFigureValueSchema = z.object({
  /** Amounts in units of the fiscal year's currency, percent as 12.5; null when it cannot be computed. */
  value: double.nullable(),
  period: periodSchema,
  /** Extension: why the value is null. */
  reason: missingReasonSchema.optional(),
  /** Extension: true where a flow of fewer or more months was scaled to twelve. */
  annualised: z.literal(true).optional(),
  /** Extension: true when a missing input was replaced by an assumption, such as 25 % VAT. */
  estimated: z
    .literal(true)
    .describe("An assumption stands in for an input that nobody gave, as 25 % value added tax.")
    .optional(),
  /**
   * Extension: how far the books reach in the period: the last day of its last booked month. The value is of the period
   * up to that day, and so are target and budget where there is a value. Absent where nothing of the period is booked.
   */
  bookedThrough: calendarDay
    .describe(
      "How far the books reach: the last day of the period's last booked month. The value, and target, budget and yearBefore beside it, are of the period up to that day. Absent where nothing of the period is booked.",
    )
    .optional(),
  /**
   * Extension: the figure over the same months a year earlier, those up to `bookedThrough`; absent where there is no
   * value, where it cannot be computed, and for an amount in another currency.
   */
  yearBefore: double
    .describe(
      "The figure over the same months a year earlier, those up to bookedThrough; absent where it is not known.",
    )
    .optional(),
  /** Extension: the company's target for this period, as far as it is booked. */
  target: double.optional(),
  /**
   * Extension: the value if the budget were booked in the fiscal years of the period. Other years are as they are
   * booked, and so is the year before that the figure compares with.
   */
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
