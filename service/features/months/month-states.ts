import { addMonths, type CalendarDay } from "@/contract/calendar";
import type { Agreement } from "@/contract/statements/reconciliation";

/** A range of days, both included. */
interface Days {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

/** The facts that the states of a company's months are derived from. */
export interface MonthFacts {
  /** The day on which the company was created; a company without books misses none before that day. */
  created: CalendarDay;
  /** The last day of the last booked month, or of its fiscal year where that ends earlier; null without books. */
  bookedThrough: CalendarDay | null;
  /** The fiscal years up to the last booked month, in order; `agreement` is null where it is not stored. */
  years: readonly (Days & { agreement: Agreement | null })[];
  /** First days of the months that the agency has commented on. */
  commented: ReadonlySet<CalendarDay>;
  /** The periods of published reports. */
  reports: readonly Days[];
}

/** Done, not done, or not expected; `-` also stands for a reconciliation that is not stored. */
type State = "y" | "n" | "-";

/** A longer report counts only for its last month. */
const MAX_MONTHS_OF_REPORT = 3;

/** The states of the month from `first` to `last`: books, reconciliation, comment and report. */
export function monthStates(facts: MonthFacts, first: CalendarDay, last: CalendarDay): [State, State, State, State] {
  const { bookedThrough, years, commented, reports } = facts;
  // A month may end one fiscal year and begin the next. It is booked if its days in the later year are booked.
  const yearsOfMonth = years.filter((each) => each.firstDay <= last && each.lastDay >= first);
  const latest = yearsOfMonth.at(-1);
  const start = years[0]?.firstDay ?? facts.created;
  const isBooked = latest !== undefined && bookedThrough !== null && bookedThrough >= earlier(last, latest.lastDay);
  const books = isBooked ? "y" : last < start ? "-" : "n";
  const done = (isDone: boolean) => (isDone ? "y" : isBooked ? "n" : "-");
  const agreements = yearsOfMonth.map(({ agreement }) => agreement);
  const isUnknown = agreements.includes(null) && !agreements.includes("differs");
  return [
    books,
    isUnknown ? "-" : done(isBooked && !agreements.includes("differs")),
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
