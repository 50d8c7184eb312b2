/*
 * The enums of bulk changes, without zod, because pages need them before the first response.
 */

export const BULK_CHANGE_KINDS = [
  "companyType",
  "preset",
  "chartOfAccounts",
  "currency",
  "target",
  "consultant",
  "comment",
  "report",
  "publishing",
] as const;
export type BulkChangeKind = (typeof BULK_CHANGE_KINDS)[number];

/** The states of one company in a bulk change. */
export const BULK_PART_STATES = [
  "waiting",
  "changed",
  "unchanged",
  "failed",
  "stopped",
  "takingBack",
  "takenBack",
  "notTakenBack",
] as const;
export type BulkPartState = (typeof BULK_PART_STATES)[number];

/** The service works on these, or is about to. */
export const WORKING_PART_STATES = ["waiting", "takingBack"] as const satisfies BulkPartState[];

/** Decisions about a bulk change, each with the states of the companies that it concerns. */
export const BULK_DECISIONS = {
  /** Tries again what failed or was stopped. */
  retry: ["failed", "stopped"],
  /** Leaves as they are the companies whose turn has not come. */
  stop: ["waiting"],
  /** Gives back what was there before, unless it was changed since, and stops what waits. */
  takeBack: ["waiting", "changed", "notTakenBack"],
} as const satisfies Record<string, readonly BulkPartState[]>;
export type BulkDecision = keyof typeof BULK_DECISIONS;

/** The fiscal years of a company that a chart of accounts or a currency is for. */
export const CHANGED_YEARS = ["latest", "all"] as const;
export type ChangedYears = (typeof CHANGED_YEARS)[number];

/** The effect that a bulk change would have on a company. */
export const BULK_OUTCOMES = ["change", "unchanged", "refused"] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Most companies of one bulk change. */
export const MAX_BULK_COMPANIES = 10_000;
/** Most targets that one bulk change gives each company. */
export const MAX_BULK_TARGETS = 100;
