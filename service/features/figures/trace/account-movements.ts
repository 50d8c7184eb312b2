import type { CalendarDay } from "@/contract/calendar";
import type { TracedAccount } from "@/contract/figures/key-figure-trace";
import { movementEntries } from "@/contract/figures/movement-entries";
import { formatFiscalYear } from "@/contract/format/format-days";
import type { Locale } from "@/contract/format/locale";
import type { Period } from "@/contract/period";
import { fromOre, ore, type FiscalYearDays } from "./trace-lines";
import { TRACE_TEXTS } from "./trace-texts";

/** A row of a voucher, or a record of a file for a year of which the file has balances or monthly amounts only. */
interface AccountEntry {
  /** The day of a voucher row; absent for a record. */
  day?: CalendarDay;
  /** Voucher series and number, for example "A 12", or the label of a record, for example "#PSALDO". */
  name: string;
  text: string;
  /** Line in the file. */
  line: number;
  /** In units of the currency, debit positive. */
  amount: number;
}

interface AccountMovement {
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

/** The periods of the accounts' movements, each once, in order. */
export function periodsOf(accounts: readonly TracedAccount[]): Period[] {
  const all = accounts.flatMap(({ movements }) => movements.map(({ period }) => period));
  const periods = new Map(all.map((period) => [`${period.start} ${period.end}`, period]));
  return [...periods.keys()].sort().map((key) => periods.get(key)!);
}

/** The opening balance, where the value needs it, and all movements of an account, in units of the currency. */
export function sumOf({ opening, movements }: TracedAccount): number {
  return fromOre(movements.reduce((sum, { amount }) => sum + ore(amount), ore(opening?.amount ?? 0)));
}

/** Names the fiscal year of an account, or the year before it that its file describes too. */
export function nameOfYear(
  { fiscalYearId, yearBefore }: TracedAccount,
  years: readonly FiscalYearDays[],
  language: Locale,
): string {
  const year = years.find(({ id }) => id === fiscalYearId);
  const name = year ? formatFiscalYear(year) : "";
  return yearBefore ? TRACE_TEXTS[language].yearBefore(name) : name;
}
