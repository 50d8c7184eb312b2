import * as z from "zod";
import { calendarDay } from "../dates";
import { double } from "../inputs/key-figure-data";
import { keyFigureSchema } from "../figures/key-figure";
import { missingReasonSchema } from "../figures/key-figure-value";

/** Extension: what a chart of accounts would do to a fiscal year, before it is saved. */
export const chartPreviewSchema = z.object({
  /** The last day of the year's last booked month, as in KeyFigureValue; absent where nothing of the year is booked. */
  bookedThrough: calendarDay.optional(),
  /** Accounts of the year's books that are in no group of the chart or in several, by number. */
  accounts: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      /** Ids of the interval and list groups that hold it. */
      groups: z.array(z.string()),
      /** True when it has amounts in the year; false when it only is in the file's list of accounts. */
      isUsed: z.boolean(),
    }),
  ),
  /** Key figures of the whole year that the chart changes, in the catalogue's order; values as in KeyFigureValue. */
  keyFigures: z.array(
    z.object({
      keyFigure: keyFigureSchema,
      before: double.nullable(),
      after: double.nullable(),
      /** The reason why `after` is null. */
      reason: missingReasonSchema.optional(),
    }),
  ),
});
export type ChartPreview = z.output<typeof chartPreviewSchema>;
