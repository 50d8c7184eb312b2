import { addDays, addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { firstDay, lastDay, type Period, periodOfDays, periodOfFiscalYear, splitPeriod } from "@/contract/period";

export const PERIOD_KINDS = ["month", "quarter", "year", "days"] as const;
/** Kind of period: a month, a quarter or the whole of a fiscal year, or any days. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];
export type StepKind = Exclude<PeriodKind, "days">;

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const YEARS_WITHOUT_BOOKS = 3;

export type BookedYear = Pick<FiscalYear, "start" | "end" | "lastLedgerDate">;

/** The steps of one fiscal year, the latest first. */
export interface PeriodGroup {
  year: Period;
  steps: Period[];
}

/**
 * The periods to choose from, by fiscal year, the latest first. A company without books gets the current calendar
 * year and the two before it.
 */
export function periodGroups(fiscalYears: readonly Period[], kind: StepKind, today: CalendarDay): PeriodGroup[] {
  const years = fiscalYears.length > 0 ? fiscalYears : calendarYears(today);
  return years
    .toSorted((one, other) => (one.start < other.start ? 1 : -1))
    .map((year) => ({ year, steps: splitPeriod(year, MONTHS[kind]).reverse() }));
}

/**
 * The period that a text is most likely about: the latest one whose last day is neither after today nor beyond the
 * books of its fiscal year; if there is none, the earliest.
 * @param chosen a period that was chosen before; the latest is then sought among those that begin before it ends
 */
export function likelyPeriod(
  fiscalYears: readonly BookedYear[],
  kind: StepKind,
  today: CalendarDay,
  chosen: Period | null = null,
): Period {
  const groups = periodGroups(fiscalYears.map(periodOfFiscalYear), kind, today);
  const over = groups.flatMap(({ year, steps }) => {
    const booksUntil = endOfBooks(fiscalYears, year, today) ?? today;
    return steps.filter((step) => lastDay(step) <= today && lastDay(step) <= booksUntil);
  });
  const period = over.find((step) => !chosen || firstDay(step) <= lastDay(chosen)) ?? groups.at(-1)?.steps.at(-1);
  if (!period) throw new RangeError("There is no period to choose.");
  return period;
}

/**
 * The last day that the books of a fiscal year cover. If a later fiscal year has begun, the month of that day counts
 * as complete. Undefined for a calendar year that {@link periodGroups} offers a company without books.
 */
function endOfBooks(fiscalYears: readonly BookedYear[], year: Period, today: CalendarDay): CalendarDay | undefined {
  const last = fiscalYears.find((one) => firstDay(one) === firstDay(year))?.lastLedgerDate.slice(0, 10);
  const isFollowed = fiscalYears.some((one) => firstDay(one) > firstDay(year) && firstDay(one) <= today);
  return last !== undefined && isFollowed ? endOfMonth(last) : last;
}

/** The kind of a period: "days" when it is not a month, quarter or year of any fiscal year. */
export function kindOfPeriod(period: Period, fiscalYears: readonly Period[], today: CalendarDay): PeriodKind {
  const isAmong = (kind: StepKind) =>
    periodGroups(fiscalYears, kind, today).some((group) => group.steps.some((step) => isSamePeriod(step, period)));
  return (["month", "quarter", "year"] as const).find(isAmong) ?? "days";
}

export function isSamePeriod(one: Period, other: Period): boolean {
  return firstDay(one) === firstDay(other) && lastDay(one) === lastDay(other);
}

function calendarYears(today: CalendarDay): Period[] {
  const start = addMonths(startOfMonth(today), 1 - Number(today.slice(5, 7)));
  return Array.from({ length: YEARS_WITHOUT_BOOKS }, (_, back) => {
    const first = addMonths(start, -12 * back);
    return periodOfDays(first, addDays(addMonths(first, 12), -1));
  });
}
