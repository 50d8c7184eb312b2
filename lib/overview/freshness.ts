import type { FiscalYear } from "@/contract/fiscal-year";

/** Books of the month before last are what a bookkeeper has in the middle of a month. */
const USUAL_MONTHS = 2;

/** How the books of a fiscal year stand on a day: of a year that is over, whether they reach its end. */
export function freshnessOf(year: Pick<FiscalYear, "end" | "lastLedgerDate">, today: string) {
  const reached = monthIndex(year.lastLedgerDate);
  const due = Math.min(monthIndex(year.end), monthIndex(today));
  const monthsBehind = Math.max(0, due - reached);
  const isOver = year.end.slice(0, 10) < today;
  return { monthsBehind, isStale: isOver ? monthsBehind > 0 : monthsBehind > USUAL_MONTHS };
}

function monthIndex(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
