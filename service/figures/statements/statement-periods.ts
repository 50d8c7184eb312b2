import { addDays, type CalendarDay, endOfMonth } from "@/contract/calendar";
import { firstDay, lastDay, type Period, periodOfDays, splitPeriod } from "@/contract/period";
import { monthsEarlier } from "../engine/months-earlier";
import { monthsOfDays, type BookedYear, type MonthsOfYear } from "./booked-year";

export interface StatementColumn {
  period: Period;
  /** From one to the other. */
  months: [from: number, to: number];
  /** Those of them that are booked; null where none is. */
  booked: MonthsOfYear[] | null;
  /** The same a year earlier; null where nothing is known of them. */
  before: MonthsBefore;
}

/** The months that amounts of a statement are of. */
export interface StatementPeriods {
  year: BookedYear;
  columns: StatementColumn[];
  /** The booked months a year earlier. */
  totalBefore: MonthsBefore;
  /** The fiscal year before; null where nothing is known of it. */
  yearBefore: Record<Kind, BookedYear | null>;
}

/** What was booked over time, or what stood at its end. */
export type Kind = "flow" | "balance";

/** Months a year earlier: for what was booked in them, and for what stood at their end. A file may tell of one alone. */
export type MonthsBefore = Record<Kind, MonthsOfYear[] | null>;

/**
 * The columns of a fiscal year with what is known a year earlier.
 * @param earlier fiscal years in the same currency, in order, with what files say of those that the books do not have
 */
export function statementPeriods(year: BookedYear, earlier: readonly BookedYear[]): StatementPeriods {
  const { firstDay: start, lastDay: end, monthsKnown } = year.balances;
  // In a fiscal year of more than twelve months the year earlier is partly its own.
  const years = [...earlier, year];
  const results = years.filter((of) => of.tells("results"));
  const balances = years.filter((of) => of.tells("closings"));
  const before = (find: typeof monthsOfDays, first: CalendarDay, last: CalendarDay): MonthsBefore => ({
    flow: find(results, yearEarlier(first), lastDayYearEarlier(last)),
    balance: find(balances, yearEarlier(first), lastDayYearEarlier(last)),
  });
  const through = year.bookedThrough;
  const columns = monthsKnown
    ? splitPeriod(periodOfDays(start, end), 1).map((period, i): StatementColumn => {
        const booked = year.knows(i, i) ? [{ year, from: i, to: i }] : null;
        return { period, months: [i, i], booked, before: before(monthsOfDays, firstDay(period), lastDay(period)) };
      })
    : [columnOfYear(year, before(monthsOfExactDays, start, through ?? end))];
  const dayBefore = addDays(start, -1);
  return {
    year,
    columns,
    totalBefore: {
      flow: through === null ? null : monthsOfExactDays(results, yearEarlier(start), lastDayYearEarlier(through)),
      balance: through === null ? null : monthsTo(balances, lastDayYearEarlier(through)),
    },
    yearBefore: {
      flow: results.find((of) => of.balances.lastDay === dayBefore) ?? null,
      balance: balances.find((of) => of.balances.lastDay === dayBefore) ?? null,
    },
  };
}

/** The one column of books that hold balances of the whole year only. */
function columnOfYear(year: BookedYear, before: MonthsBefore): StatementColumn {
  const { firstDay: start, lastDay: end } = year.balances;
  const booked = [{ year, from: 0, to: year.bookedMonths - 1 }];
  return { period: periodOfDays(start, end), months: [0, year.months - 1], booked, before };
}

/** Null also where amounts of whole months have more or fewer days. */
function monthsOfExactDays(years: readonly BookedYear[], first: CalendarDay, last: CalendarDay): MonthsOfYear[] | null {
  const months = monthsOfDays(years, first, last);
  const period = months && periodOfMonths(months);
  return period && firstDay(period) === first && lastDay(period) === last ? months : null;
}

/** The months of a fiscal year to a day, the last of one of them; null where what stood then is not known. */
function monthsTo(years: readonly BookedYear[], day: CalendarDay): MonthsOfYear[] | null {
  const year = years.find(({ balances }) => balances.firstDay <= day && day <= balances.lastDay);
  const to = year?.monthOf(day);
  if (!year || to === undefined || !year.knows(0, to) || lastDay(year.periodOf(0, to)) !== day) return null;
  return [{ year, from: 0, to }];
}

export function periodOfMonths(months: readonly MonthsOfYear[]): Period {
  const [first, last] = [months[0]!, months.at(-1)!];
  return periodOfDays(
    firstDay(first.year.periodOf(first.from, first.to)),
    lastDay(last.year.periodOf(last.from, last.to)),
  );
}

function yearEarlier(day: CalendarDay): CalendarDay {
  return monthsEarlier(day, 12);
}

/** A last day twelve months earlier: the end of a month is that of the other. */
function lastDayYearEarlier(day: CalendarDay): CalendarDay {
  return day === endOfMonth(day) ? endOfMonth(monthsEarlier(day, 12)) : monthsEarlier(day, 12);
}
