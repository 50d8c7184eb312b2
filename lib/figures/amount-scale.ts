import type { AmountScale } from "@/contract/format/amount-unit";

/** The smallest amount that is shown in each scale. Below 10,000, units are as short as thousands with decimals. */
const MINIMUMS: [scale: AmountScale, from: number][] = [
  [6, 1_000_000],
  [3, 10_000],
];

/** The scale in which the largest of the amounts has few digits. */
export function scaleOf(amounts: readonly number[]): AmountScale {
  const largest = Math.max(0, ...amounts.filter(Number.isFinite).map(Math.abs));
  return MINIMUMS.find(([, from]) => largest >= from)?.[0] ?? 0;
}

/** The number of decimals that gives a value three digits in total, at most `maxDecimals`. */
export function decimalsForThreeDigits(value: number, maxDecimals: number): number {
  const size = Math.abs(value);
  // From 99.95 on, one decimal would give four digits, since it is rounded to 100.0; two decimals do from 9.995 on.
  return Math.min(maxDecimals, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}
