import { endOfMonth, type CalendarDay } from "@/contract/dates";
import type { SieFile } from "../../sie/sie-file";
import type { YearPlan } from "./plan-years";
import type { ImportOptions } from "./read-file";
import { fileNote, type Remarks } from "./remarks";

/**
 * The last day that a fiscal year's books say something of: the one that the request gives, else that of the last
 * voucher, month with an amount, or balance.
 */
export function lastLedgerDate(
  books: SieFile,
  { start, end }: Pick<YearPlan, "start" | "end">,
  options: ImportOptions,
) {
  const { lastLedgerDate: given } = options;
  if (given !== undefined && start <= given && given <= end) return given;
  return lastDayOf(books, end);
}

function lastDayOf({ vouchers, balancesThrough, monthlyAmounts }: SieFile, end: CalendarDay): CalendarDay {
  const lastVoucher = vouchers.filter(({ date }) => date <= end).days()?.last;
  if (lastVoucher) return lastVoucher;
  if (balancesThrough && balancesThrough <= end) return balancesThrough;
  const months = monthlyAmounts.filter((of) => of.kind === "PSALDO" && of.yearIndex === 0 && of.amount !== 0n);
  const lastMonth = latest(months.map(({ month }) => month));
  if (!lastMonth) return end;
  const lastDay = endOfMonth(`${lastMonth}-01`);
  return lastDay < end ? lastDay : end;
}

function latest(days: string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), "");
}

/** Remarks on a last ledger date that would leave a fiscal year nothing, and on one that cannot be followed. */
export function checkLastLedgerDate(
  file: SieFile,
  plans: readonly YearPlan[],
  { lastLedgerDate: given }: ImportOptions,
  remarks: Remarks,
): void {
  if (given === undefined) return;
  const later = plans.find(({ start }) => given < start);
  if (later) {
    const explanation = `The last ledger date ${given} of the request is before the fiscal year ${later.start} to ${later.end}.`;
    remarks.errors.push(fileNote("lastLedgerDateBeforeYear", "#RAR", explanation));
  }
  const hasDays = file.vouchers.length > 0 || file.monthlyAmounts.some(({ kind }) => kind === "PSALDO");
  if (hasDays || !plans.some(({ end }) => given < end)) return;
  const explanation = `The file has no vouchers and no months: its balances are those of the whole year, not of ${given}.`;
  remarks.warnings.push(fileNote("lastLedgerDateUnused", "#UB", explanation));
}
