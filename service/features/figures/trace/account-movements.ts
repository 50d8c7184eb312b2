import type { CalendarDay } from "@/contract/calendar";
import type { TracedAccount } from "@/contract/figures/key-figure-trace";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { ore, type FiscalYearDays } from "./trace-lines";

/** A row of a voucher, or a record of a file without any. */
export interface AccountEntry {
  /** The day of a voucher row. */
  day?: CalendarDay;
  /** "A 12", or "#PSALDO". */
  name: string;
  text: string;
  line: number;
  amount: number;
}

export interface AccountMovement {
  period: Period;
  amount: number;
  entries: AccountEntry[];
  /** The entries add up to the amount: none of them is missing. */
  isWhole: boolean;
}

/** The movements of an account with the rows and records behind each. */
export function accountMovements(
  { fiscalYearId, movements, records, rows = [] }: TracedAccount,
  years: readonly FiscalYearDays[],
): AccountMovement[] {
  const year = years.find(({ id }) => id === fiscalYearId);
  return movements.map(({ period, amount }) => {
    const isIn = (day: CalendarDay) => firstDay(period) <= day && day <= lastDay(period);
    const entries = [
      ...records
        .filter(({ month }) => month === undefined || month.slice(0, 7) === period.start.slice(0, 7))
        .map((of): AccountEntry => ({ name: `#${of.record}`, text: "", line: of.line, amount: of.amount })),
      ...rows
        .filter(({ date }) => isIn(within(date, year)))
        .map(({ date: day, voucher, text, line, amount: of }): AccountEntry => ({
          ...{ day, line, amount: of, text: text || voucher.text },
          name: `${voucher.series} ${voucher.number}`.trim(),
        })),
    ];
    const sum = entries.reduce((all, entry) => all + ore(entry.amount), 0);
    return { period, amount, entries, isWhole: entries.length > 0 && sum === ore(amount) };
  });
}

/** Days outside the year count in its first or last month. */
function within(day: CalendarDay, year: Period | undefined): CalendarDay {
  if (!year) return day;
  if (day < firstDay(year)) return firstDay(year);
  return day > lastDay(year) ? lastDay(year) : day;
}
