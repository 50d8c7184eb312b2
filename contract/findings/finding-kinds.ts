/** Kinds of rules that find companies to call, in the order of the select. Without zod, because pages import them. */
export const FINDING_KINDS = [
  /** A comparison of formulas of key figures, such as `EquityRatio < 20`. */
  "comparison",
  /** A key figure that has changed from the year before. */
  "change",
  "targetMissed",
  "budgetMissed",
  "booksLate",
  "monthsMissing",
  "noComment",
  "notReconciled",
  /** A question of a user of the company that nobody has resolved. */
  "openQuestion",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The members that rules of each kind have, beside those that all have; those with a question mark are optional. */
export const RULE_MEMBERS = {
  comparison: ["formula", "resolution"],
  change: ["keyFigureType", "resolution", "unit", "limit"],
  targetMissed: ["keyFigureType?", "resolution", "side", "limit"],
  budgetMissed: ["keyFigureType", "resolution", "side", "limit"],
  booksLate: ["days"],
  monthsMissing: [],
  noComment: ["days"],
  notReconciled: [],
  openQuestion: [],
} as const satisfies Record<FindingKind, readonly string[]>;

/** The ways to answer a finding. A comment on the key figure is an answer by itself, and not one of these. */
export const ANSWER_KINDS = ["snoozed", "done", "notRelevant"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
