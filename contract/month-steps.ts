/** The steps of the work on a client's month, in order. No zod here: the page needs them at once. */
export const MONTH_STEPS = ["books", "reconciled", "commented", "reported"] as const;
export type MonthStep = (typeof MONTH_STEPS)[number];
