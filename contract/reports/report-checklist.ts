import * as z from "zod";

/** The checks before a report is published, in order. */
const REPORT_CHECKS = ["books", "reconciled", "inputs", "swings", "liveValues"] as const;
export type ReportCheck = (typeof REPORT_CHECKS)[number];

/**
 * The least change from a year earlier that counts as a swing: in percent, or in points if the figure is percent. Ready
 * sentences use it for changes from the period before too.
 */
export const SWING = { percent: 20, points: 10 } as const;

export const reportChecklistItemSchema = z.object({
  check: z.enum(REPORT_CHECKS),
  isDone: z.boolean(),
  /**
   * The parts that are open, with their names in the language of the request: key figures of `inputs` and `swings`,
   * live values and unknown ids of `liveValues`; none of `books` and `reconciled`.
   */
  open: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ReportChecklistItem = z.output<typeof reportChecklistItemSchema>;

/**
 * Extension: what is known to be done, or not, before a report is published (ADR 0097). A check of which nothing is
 * known is left out.
 */
export const reportChecklistSchema = z.object({
  /** The fiscal year in which the period ends; absent where there is none. */
  fiscalYearId: z.string().optional(),
  items: z.array(reportChecklistItemSchema),
});
export type ReportChecklist = z.output<typeof reportChecklistSchema>;
