import { and, eq } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import type { Db } from "../../platform/db/database";
import { fiscalYear, importedFile } from "../../platform/db/schema";
import { fiscalYearIs } from "../fiscal-years/find-fiscal-year";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { keepWarnings, ofLedger, textOf } from "./keep-file";
import { lastLedgerDate } from "./last-ledger-date";
import { booksOf, optionsOf, readStoredFile } from "./read-file";
import type { WorkerPool } from "../../platform/jobs/worker-pool";
import { addVouchers, clearBooks, storeBooks } from "./store-books";
import { READING_VERSION } from "./store-year";

/**
 * Makes the books of a fiscal year anew from kept files, read with the options of their imports (ADR 0032), and the days
 * that they reach.
 * @param sequences of those files among the year's imports
 */
export async function rebuildBooks(
  tx: Db,
  year: FiscalYearRow,
  sequences: number[],
  workers?: WorkerPool,
): Promise<void> {
  const ledger = { companyId: year.companyId, fiscalYearId: year.id };
  const days = { start: year.firstDay, end: year.lastDay };
  await clearBooks(tx, ledger);
  let last: CalendarDay = "";
  for (const sequence of sequences.toSorted((a, b) => a - b)) {
    const [kept] = await tx
      .select()
      .from(importedFile)
      .where(and(ofLedger(ledger), eq(importedFile.sequence, sequence)));
    const options = optionsOf(kept!.options);
    const file = await readStoredFile(await textOf(kept!), options, workers);
    const isAdded = file.sieType === "4I";
    // Of vouchers alone those of this year: others went to theirs.
    const vouchers = isAdded
      ? file.vouchers.filter(({ date }) => days.start <= date && date <= days.end)
      : file.vouchers;
    if (isAdded) vouchers.moveRowsInto(days);
    const books = booksOf(file, vouchers, options);
    const reached = lastLedgerDate(books, days, options);
    if (reached > last) last = reached;
    // Storing the balances extends it to the last month with an amount.
    await tx.update(fiscalYear).set({ lastLedgerDate: last }).where(fiscalYearIs(year.companyId, year.id));
    if (isAdded) await addVouchers(tx, ledger, books, sequence, unreported);
    else await storeBooks(tx, ledger, books, sequence, unreported);
    if (kept!.warnings.length === 0 && file.warnings.length > 0)
      await keepWarnings(tx, ledger, sequence, file.warnings);
  }
  await tx.update(fiscalYear).set({ readingVersion: READING_VERSION }).where(fiscalYearIs(year.companyId, year.id));
}

function unreported(): void {}
