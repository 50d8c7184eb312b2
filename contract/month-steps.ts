/** The steps of the work on a client's month, in order. Without zod, because pages import this module. */
export const MONTH_STEPS = ["books", "reconciled", "commented", "reported"] as const;
export type MonthStep = (typeof MONTH_STEPS)[number];
