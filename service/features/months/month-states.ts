import { addMonths, type CalendarDay } from "@/contract/calendar";
import type { Agreement } from "@/contract/statements/reconciliation";

/** A stretch of days, both included. */
interface Days {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** All that the states of a company's months are derived from. */
export interface MonthFacts {
  /** The day on which the company was created: nothing is missing before, unless it has books. */
  created: CalendarDay;
  /** The last day of the last booked month. */
  bookedThrough: CalendarDay | null;
  /** The fiscal years with books, in order. */
  years: readonly (Days & { agreement: Agreement })[];
  /** First days of the months that the agency has commented on. */
  commented: ReadonlySet<CalendarDay>;
  /** The periods of published reports. */
  reports: readonly Days[];
}

type State = "y" | "n" | "-";

/** Longer reports say something of their last month, and nothing of each month before. */
const MAX_MONTHS_OF_REPORT = 3;

/** The states of a month, given by its first and last day, in the order of the steps. */
export function monthStates(facts: MonthFacts, first: CalendarDay, last: CalendarDay): [State, State, State, State] {
  const { bookedThrough, years, commented, reports } = facts;
  const year = years.find((each) => each.firstDay <= last && each.lastDay >= first);
  const begin = years[0]?.firstDay ?? facts.created;
  const isBooked = year !== undefined && bookedThrough !== null && bookedThrough >= earlier(last, year.lastDay);
  const books = isBooked ? "y" : last < begin ? "-" : "n";
  const done = (isDone: boolean) => (isDone ? "y" : isBooked ? "n" : "-");
  return [
    books,
    isBooked ? done(year.agreement !== "differs") : "-",
    done(commented.has(first)),
    done(reports.some((report) => isOfMonth(report, first, last))),
  ];
}

function isOfMonth({ firstDay, lastDay }: Days, first: CalendarDay, last: CalendarDay): boolean {
  if (lastDay >= first && lastDay <= last) return true;
  return firstDay <= first && lastDay >= last && lastDay < addMonths(firstDay, MAX_MONTHS_OF_REPORT);
}

function earlier(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? one : other;
}
