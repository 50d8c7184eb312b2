import * as z from "zod";
import { calendarDay } from "../dates";
import { keyFigureSchema } from "../figures/key-figure";
import { missingReasonSchema } from "../figures/key-figure-value";
import { double } from "../inputs/key-figure-data";

/** Extension: a figure of a report that the books give otherwise today. Values as in KeyFigureValue. */
export const restatementSchema = z.object({
  keyFigure: keyFigureSchema,
  reported: double.nullable(),
  now: double.nullable(),
  /** Last booked day of the period when the report's figures were computed, and the last one now. */
  reportedThrough: calendarDay.optional(),
  bookedThrough: calendarDay.optional(),
  /** The reason why `now` is null. */
  reason: missingReasonSchema.optional(),
  /** `now` less `reported`; null where one of them is. */
  difference: double.nullable(),
});
export type Restatement = z.output<typeof restatementSchema>;
export const restatementListSchema = z.array(restatementSchema);
