import { figureDecimals } from "../format/format-figure";
import type { KeyFigure } from "./key-figure";

export interface Change {
  direction: "up" | "down" | "same";
  /** Percentage points for a figure in percent; otherwise percent of the earlier value, or the figure's own unit. */
  amount: number;
  unit: "points" | "percent" | "own";
}

/**
 * The change from an earlier value, or from a target or budget; null unless both are finite numbers. Figures in percent
 * change by points. Others change by a percentage if the earlier value is positive and the new one not negative;
 * otherwise a percentage would be meaningless, and the difference is given.
 */
export function changeOf(
  value: number | null,
  before: number | null,
  valueType: KeyFigure["valueType"],
): Change | null {
  if (value === null || before === null || !Number.isFinite(value) || !Number.isFinite(before)) return null;
  const difference = value - before;
  const direction = difference > 0 ? "up" : difference < 0 ? "down" : "same";
  if (valueType === "Percent") return { direction, amount: difference, unit: "points" };
  if (before <= 0 || value < 0) return { direction, amount: difference, unit: "own" };
  return { direction, amount: (difference / before) * 100, unit: "percent" };
}

/** Decimals with which a change in percent or percentage points is shown. */
const CHANGE_DECIMALS = 1;

/** True for a change of which nothing is left in the decimals that are shown. */
export function roundsToZero({ amount, unit }: Change, look: Pick<KeyFigure, "valueType" | "decimals">): boolean {
  const decimals = unit === "own" ? figureDecimals(look) : CHANGE_DECIMALS;
  return Math.abs(amount) < 0.5 * 10 ** -decimals;
}
