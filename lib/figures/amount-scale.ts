import type { AmountScale } from "@/contract/format/amount-unit";

/** The smallest amount that is shown in each scale; with its decimals it still shows three digits. */
const LEAST: [scale: AmountScale, from: number][] = [
  [6, 1_000_000],
  [3, 10_000],
];

/** The scale in which the largest of some amounts has a few digits only. */
export function scaleOf(amounts: readonly number[]): AmountScale {
  const largest = Math.max(0, ...amounts.filter(Number.isFinite).map(Math.abs));
  return LEAST.find(([, from]) => largest >= from)?.[0] ?? 0;
}

/** Decimals with which a value has three digits in all, at most `maxDecimals`. */
export function decimalsForThreeDigits(value: number, maxDecimals: number): number {
  const size = Math.abs(value);
  return Math.min(maxDecimals, size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}
