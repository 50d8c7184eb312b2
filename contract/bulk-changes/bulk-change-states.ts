/*
 * The enums and limits of bulk changes, without zod, because pages import this module.
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

/** The states of a company that the service is working on, or is about to. */
export const WORKING_PART_STATES = ["waiting", "takingBack"] as const satisfies BulkPartState[];

/** Decisions about a bulk change, each with the states of the companies that it concerns. */
export const BULK_DECISIONS = {
  /** Tries again the companies that failed or were stopped. */
  retry: ["failed", "stopped"],
  /** Leaves out the companies that are still waiting. */
  stop: ["waiting"],
  /** Restores the values from before the bulk change, unless they were changed since, and stops waiting companies. */
  takeBack: ["waiting", "changed", "notTakenBack"],
} as const satisfies Record<string, readonly BulkPartState[]>;
export type BulkDecision = keyof typeof BULK_DECISIONS;

/** The fiscal years of a company that get the chart of accounts or currency. */
export const YEAR_SCOPES = ["latest", "all"] as const;
export type YearScope = (typeof YEAR_SCOPES)[number];

/** The effect that a bulk change would have on a company. */
export const BULK_OUTCOMES = ["change", "unchanged", "refused"] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Maximum number of companies in one bulk change. */
export const MAX_BULK_COMPANIES = 10_000;
/** Maximum number of targets that one bulk change sets for each company. */
export const MAX_BULK_TARGETS = 100;
