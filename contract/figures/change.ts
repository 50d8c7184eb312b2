import type { KeyFigure } from "./key-figure";

export interface Change {
  direction: "up" | "down" | "same";
  /** In percentage points for percent, else in percent of the earlier value, or in the figure's own unit. */
  amount: number;
  unit: "points" | "percent" | "own";
}

/**
 * The change of a value since the year before; null when either is not a finite number. It is a percentage of a
 * positive value; after a loss, or where the sign changes, a percentage would mean nothing and it is the difference.
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
