import type { CalendarDay } from "@/contract/calendar";
import type { TracedAccount } from "@/contract/figures/key-figure-trace";
import { movementEntries } from "@/contract/figures/movement-entries";
import type { Period } from "@/contract/period";
import { ore, type FiscalYearDays } from "./trace-lines";

/** A row of a voucher, or a balance record of a file without vouchers. */
export interface AccountEntry {
  /** The day of a voucher row; absent for a record. */
  day?: CalendarDay;
  /** Voucher series and number, for example "A 12", or the label of a record, for example "#PSALDO". */
  name: string;
  text: string;
  line: number;
  /** In units of the currency, debit positive. */
  amount: number;
}

export interface AccountMovement {
  period: Period;
  amount: number;
  entries: AccountEntry[];
  /** True when there are entries and they add up to the amount, so that none is missing. */
  isWhole: boolean;
}

/** The movements of an account with the rows and records behind each. */
export function accountMovements(account: TracedAccount, years: readonly FiscalYearDays[]): AccountMovement[] {
  const year = years.find(({ id }) => id === account.fiscalYearId);
  return movementEntries(account, year).map(({ period, amount, records, rows }) => {
    const entries = [
      ...records.map(({ record, line, amount: booked }): AccountEntry => ({
        line,
        amount: booked,
        text: "",
        name: `#${record}`,
      })),
      ...rows.map(({ date: day, voucher, text, line, amount: booked }): AccountEntry => ({
        day,
        line,
        amount: booked,
        text: text || voucher.text,
        name: `${voucher.series} ${voucher.number}`.trim(),
      })),
    ];
    const sum = entries.reduce((all, entry) => all + ore(entry.amount), 0);
    return { period, amount, entries, isWhole: entries.length > 0 && sum === ore(amount) };
  });
}
