/*
 * The states of a file in a batch, without zod, because pages need them before the first response.
 */

export const BATCH_FILE_STATES = [
  "waiting",
  "checking",
  /** Checked and ready to be imported. */
  "clear",
  "unchanged",
  "unknownCompany",
  /** The file's company is hidden from the user, or from whoever sent the file or last decided about it. */
  "otherCompany",
  "refused",
  "importing",
  "imported",
  "takingBack",
  "takenBack",
  "failed",
  "skipped",
] as const;
export type BatchFileState = (typeof BATCH_FILE_STATES)[number];

/** The states of a file that the service is working on, or is about to. */
export const WORKING_STATES = ["waiting", "checking", "importing", "takingBack"] as const satisfies BatchFileState[];

/** The states in which a user has to decide what happens to the file. */
export const EXCEPTION_STATES = [
  "unknownCompany",
  "otherCompany",
  "refused",
  "failed",
] as const satisfies BatchFileState[];

/**
 * Decisions about one file. After `company`, which chooses the company of the file, `newCompany` and `retry`, the file
 * is checked again.
 */
export const FILE_DECISIONS = ["import", "company", "newCompany", "retry", "skip", "takeBack"] as const;
export type FileDecision = (typeof FILE_DECISIONS)[number];

/** The states of a file in which a decision about it may be made. */
export const STATES_FOR_DECISION: Readonly<Record<FileDecision, readonly BatchFileState[]>> = {
  import: ["clear"],
  company: ["clear", ...EXCEPTION_STATES],
  newCompany: ["unknownCompany"],
  retry: ["clear", ...EXCEPTION_STATES],
  skip: ["clear", ...EXCEPTION_STATES],
  takeBack: ["imported"],
};

/**
 * Decisions about a whole batch; each applies to the files whose state {@link STATES_FOR_DECISION} lists for it,
 * `newCompany` only to those with a name and a number that a company can have.
 */
export const BATCH_DECISIONS = ["import", "newCompany", "takeBack"] as const satisfies FileDecision[];
export type BatchDecision = (typeof BATCH_DECISIONS)[number];

export const MAX_BATCH_FILES = 1_000;
/** Maximum size of all files of a batch together, in bytes as they were sent. */
export const MAX_BATCH_BYTES = 1024 * 1024 * 1024;
/** Maximum size of a file of a batch, and of the request that imports a single file, in bytes. */
export const MAX_SIE_BYTES = 64 * 1024 * 1024;
