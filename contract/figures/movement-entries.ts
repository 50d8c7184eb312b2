import { isMonthWithin, type CalendarDay } from "../calendar";
import { firstDay, lastDay, type Period } from "../period";
import type { TracedAccount } from "./key-figure-trace";

type Movement = TracedAccount["movements"][number];

/** A movement of an account with the records and rows that are counted in it. */
export interface MovementEntries extends Movement {
  records: TracedAccount["records"];
  rows: NonNullable<TracedAccount["rows"]>;
}

/**
 * Distributes the records and rows of an account among its movements. A balance of the whole year is counted in the
 * last one.
 * @param year the account's fiscal year; rows dated outside it count in its first or last month
 */
export function movementEntries(
  { movements, records, rows = [] }: Pick<TracedAccount, "movements" | "records" | "rows">,
  year: Period | undefined,
): MovementEntries[] {
  return movements.map((movement, index) => {
    const { period } = movement;
    const isLast = index === movements.length - 1;
    const first = firstDay(period);
    const last = lastDay(period);
    return {
      ...movement,
      records: records.filter(({ month }) => (month === undefined ? isLast : isMonthWithin(month, first, last))),
      rows: rows.filter(({ date }) => {
        const day = clamp(date, year);
        return first <= day && day <= last;
      }),
    };
  });
}

function clamp(day: CalendarDay, year: Period | undefined): CalendarDay {
  if (!year) return day;
  if (day < firstDay(year)) return firstDay(year);
  return day > lastDay(year) ? lastDay(year) : day;
}
