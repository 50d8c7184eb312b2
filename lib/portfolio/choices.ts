import type { Agreement } from "@/contract/statements/reconciliation";

/** The standard presets with few enough key figures for columns. */
export const PRESETS = [
  "Overview",
  "MyKeyFigures",
  "ProfitStructure",
  "IncomeCostStructure",
  "EquityStructure",
] as const;

/** Repeats `AGREEMENTS` of the contract, whose module loads zod. */
export const AGREEMENTS = ["agrees", "explained", "differs"] as const satisfies readonly Agreement[];

/** Number of months to choose from. */
export const MONTHS = 24;

/** Maximum number of key figure columns. */
export const MAX_COLUMNS = 12;

/** Maximum number of companies with sparklines: for more, the histories take too long to load. */
export const MAX_WITH_HISTORY = 2_000;
