import { addDays, type CalendarDay, endYearEarlier, monthsEarlier } from "@/contract/calendar";
import { firstDay, lastDay, type Period, periodOfDays, splitPeriod } from "@/contract/period";
import { monthsOfDays, type BookedYear, type MonthsOfYear } from "./booked-year";

interface StatementColumn {
  period: Period;
  /** The first and last month, both inclusive. */
  months: [from: number, to: number];
  /** The booked months among them; null if there are none. */
  booked: MonthsOfYear[] | null;
  /** The same months a year earlier; in the single column of books without months, those of the booked months. */
  before: MonthsBefore;
}

/** The months that the amounts of a statement cover. */
export interface StatementPeriods {
  year: BookedYear;
  columns: StatementColumn[];
  /** The months a year before the booked months. */
  totalBefore: MonthsBefore;
  /** The fiscal year before; null if nothing is known of it. */
  yearBefore: Record<Kind, BookedYear | null>;
}

/** Movements over a period, or balances at its end. */
export type Kind = "flow" | "balance";

/** Months a year earlier, for movements and for balances; null if unknown. A file may have only one of the two. */
type MonthsBefore = Record<Kind, MonthsOfYear[] | null>;

/**
 * The columns of a fiscal year with the known months a year earlier.
 * @param earlier fiscal years in the same currency, in order, including those known only from another year's file
 */
export function statementPeriods(year: BookedYear, earlier: readonly BookedYear[]): StatementPeriods {
  const { firstDay: start, lastDay: end, monthsKnown } = year.balances;
  // For a fiscal year longer than twelve months, the months a year earlier are partly its own.
  const years = [...earlier, year];
  const withResults = years.filter((each) => each.tells("results"));
  const withClosings = years.filter((each) => each.tells("closings"));
  const before = (find: typeof monthsOfDays, first: CalendarDay, last: CalendarDay): MonthsBefore => ({
    flow: find(withResults, monthsEarlier(first, 12), endYearEarlier(last)),
    balance: find(withClosings, monthsEarlier(first, 12), endYearEarlier(last)),
  });
  const through = year.bookedThrough;
  const columns = monthsKnown
    ? splitPeriod(periodOfDays(start, end), 1).map((period, i): StatementColumn => {
        const booked = year.knows(i, i) ? [{ year, from: i, to: i }] : null;
        return { period, months: [i, i], booked, before: before(monthsOfDays, firstDay(period), lastDay(period)) };
      })
    : [columnOfYear(year, before(monthsOfExactDays, start, through))];
  const dayBefore = addDays(start, -1);
  return {
    year,
    columns,
    totalBefore: {
      flow: monthsOfExactDays(withResults, monthsEarlier(start, 12), endYearEarlier(through)),
      balance: monthsTo(withClosings, endYearEarlier(through)),
    },
    yearBefore: {
      flow: withResults.find((each) => each.balances.lastDay === dayBefore) ?? null,
      balance: withClosings.find((each) => each.balances.lastDay === dayBefore) ?? null,
    },
  };
}

/** The single column of books with balances of the whole year only. */
function columnOfYear(year: BookedYear, before: MonthsBefore): StatementColumn {
  const { firstDay: start, lastDay: end } = year.balances;
  const booked = [{ year, from: 0, to: year.bookedMonths - 1 }];
  return { period: periodOfDays(start, end), months: [0, year.months - 1], booked, before };
}

/** Like {@link monthsOfDays}, but null unless the months begin and end on exactly these days. */
function monthsOfExactDays(years: readonly BookedYear[], first: CalendarDay, last: CalendarDay): MonthsOfYear[] | null {
  const months = monthsOfDays(years, first, last);
  const period = months && periodOfMonths(months);
  return period && firstDay(period) === first && lastDay(period) === last ? months : null;
}

/**
 * The months from the start of a fiscal year to a day in it; null if the day does not end one of its months, or if the
 * balances on the day are unknown.
 */
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
