import * as z from "zod";
import { calendarMonth } from "./dates";

/** Maximum and default number of months in a response. */
export const MONTHS = { max: 36, default: 12 } as const;

/** One letter for each month, because the months of all an agency's companies may be a hundred thousand. */
const states = z.string().regex(/^[yn-]*$/);

/**
 * The state of the work on a company's months: a text for each step, with a letter for each month of the response.
 * `y` is done, `n` is missing, and `-` is not to be done: in `books` a month before the company's first fiscal
 * year, or before its creation if nothing is booked; in the other steps every month that is not booked.
 */
export const companyMonthsSchema = z.object({
  companyId: z.string(),
  /** The month is booked. */
  books: states,
  /**
   * The books of its fiscal year agree with the file's own totals, or differ for a known reason; `-` before the latest
   * four fiscal years.
   */
  reconciled: states,
  /** The agency has commented on a period within the month. */
  commented: states,
  /** A published report ends in the month, or is about at most three months with this one among them. */
  reported: states,
});
export type CompanyMonths = z.output<typeof companyMonthsSchema>;

export const companyMonthsListSchema = z.object({
  /** YYYY-MM, the newest first. */
  months: z.array(calendarMonth),
  /** All that the user may see, by name. */
  companies: z.array(companyMonthsSchema),
});
export type CompanyMonthsList = z.output<typeof companyMonthsListSchema>;
