import type { CalendarDay } from "@/contract/calendar";
import type { TracedAccount } from "@/contract/figures/key-figure-trace";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { ore, type FiscalYearDays } from "./trace-lines";

/** A row of a voucher, or a balance record of a file without vouchers. */
export interface AccountEntry {
  /** The day of a voucher row; absent for a record. */
  day?: CalendarDay;
  /** Voucher series and number, for example "A 12", or the label of a record, for example "#PSALDO". */
  name: string;
  text: string;
  line: number;
  amount: number;
}

export interface AccountMovement {
  period: Period;
  amount: number;
  entries: AccountEntry[];
  /** True when the entries add up to the amount, so that none is missing. */
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
        .map(({ record, line, amount: booked }): AccountEntry => ({
          ...{ line, amount: booked, text: "" },
          name: `#${record}`,
        })),
      ...rows
        .filter(({ date }) => isIn(clampToYear(date, year)))
        .map(({ date: day, voucher, text, line, amount: booked }): AccountEntry => ({
          ...{ day, line, amount: booked, text: text || voucher.text },
          name: `${voucher.series} ${voucher.number}`.trim(),
        })),
    ];
    const sum = entries.reduce((all, entry) => all + ore(entry.amount), 0);
    return { period, amount, entries, isWhole: entries.length > 0 && sum === ore(amount) };
  });
}

/** Moves a day outside the year to its first or last day, since the day counts in that month. */
function clampToYear(day: CalendarDay, year: Period | undefined): CalendarDay {
  if (!year) return day;
  if (day < firstDay(year)) return firstDay(year);
  return day > lastDay(year) ? lastDay(year) : day;
}
