import type { Agreement } from "@/contract/statements/reconciliation";

/** The standard presets whose key figures are few enough for columns. */
export const PRESETS = [
  "Overview",
  "MyKeyFigures",
  "ProfitStructure",
  "IncomeCostStructure",
  "EquityStructure",
] as const;

/** Results of the reconciliation of a company's books. */
export const AGREEMENTS = ["agrees", "explained", "differs"] as const satisfies readonly Agreement[];

/** Months to choose from, the latest first. */
export const MONTHS = 24;

/** The most columns of key figures. */
export const MAX_COLUMNS = 12;

/** Small lines are shown for this many companies at most: those of more would take longer than their use is worth. */
export const MAX_WITH_HISTORY = 2_000;
