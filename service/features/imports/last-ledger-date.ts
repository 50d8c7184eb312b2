import type { CalendarDay } from "@/contract/calendar";
import { movementsOf, type BooksOfFile } from "../../books/balances/books-balances";
import { balancesThrough, endOfMonthIn } from "../../books/sie/month-readings";
import type { SieFile } from "../../books/sie/sie-file";
import type { YearPlan } from "./plan-years";
import type { ImportOptions } from "./read-file";
import { fileNote, type Remarks } from "./remarks";

/**
 * The last day of a fiscal year that its books cover: the request's last ledger date if it is in the year, else the day
 * of the last voucher, else #OMFATTN, else the end of the last month with an amount. It is the day of the balances if
 * no month has an amount, or if that day is later and the months of an account are unknown.
 */
export function lastLedgerDate(
  books: BooksOfFile,
  { start, end }: Pick<YearPlan, "start" | "end">,
  options: Pick<ImportOptions, "lastLedgerDate">,
): CalendarDay {
  const { lastLedgerDate: requested } = options;
  if (requested !== undefined && start <= requested && requested <= end) return requested;
  const inYear = ({ date }: { date: CalendarDay }) => start <= date && date <= end;
  const lastVoucher = books.vouchers.filter(inYear).days()?.last;
  if (lastVoucher) return lastVoucher;
  if (books.balancesThrough && inYear({ date: books.balancesThrough })) return books.balancesThrough;
  const year = { start, end };
  const { records, monthsUnknown } = movementsOf(books, year);
  const months = records.flatMap(({ record, amount }) => ("month" in record && amount !== 0n ? record.month : []));
  const lastMonth = months.reduce((last, month) => (month > last ? month : last), "");
  // Balances without months are as of the day when the file was written; if that is outside the year, as of its end.
  // `start`, the earliest day, stands for a day that does not count.
  const through = lastMonth === "" || monthsUnknown.length > 0 ? balancesThrough(books, year) : start;
  const endOfMonths = lastMonth === "" ? start : endOfMonthIn(lastMonth, year);
  return endOfMonths > through ? endOfMonths : through;
}

/** Adds an error for a last ledger date before the fiscal year, and a warning for one that cannot be applied. */
export function checkLastLedgerDate(
  file: SieFile,
  plans: readonly YearPlan[],
  { lastLedgerDate: requested }: ImportOptions,
  remarks: Remarks,
): void {
  if (requested === undefined) return;
  const later = plans.find(({ start }) => requested < start);
  if (later) {
    const explanation = `The last ledger date ${requested} of the request is before the fiscal year ${later.start} to ${later.end}.`;
    remarks.errors.push(fileNote("lastLedgerDateBeforeYear", "#RAR", explanation));
  }
  const hasDays = file.vouchers.length > 0 || file.monthlyAmounts.some(({ kind }) => kind === "PSALDO");
  if (hasDays || !plans.some(({ end }) => requested < end)) return;
  const explanation = `The file has no vouchers and no months: its balances are those of the whole year, not of ${requested}.`;
  remarks.warnings.push(fileNote("lastLedgerDateUnused", "#UB", explanation));
}
