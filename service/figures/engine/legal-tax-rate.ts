import type { CalendarDay } from "@/contract/calendar";

/**
 * Swedish corporate income tax in percent (inkomstskattelagen, chapter 65), latest first, by the first day of the
 * fiscal years it applies to. The last one was introduced in 1994, but is used for all earlier years too.
 */
export const LEGAL_TAX_RATES: readonly [from: CalendarDay, percent: number][] = [
  ["2021-01-01", 20.6],
  ["2019-01-01", 21.4],
  ["2013-01-01", 22],
  ["2009-01-01", 26.3],
  ["0000-01-01", 28],
];

/** The tax rate in percent for a fiscal year that begins on this day. */
export function legalTaxRate(start: CalendarDay): number {
  return LEGAL_TAX_RATES.find(([from]) => start >= from)![1];
}
