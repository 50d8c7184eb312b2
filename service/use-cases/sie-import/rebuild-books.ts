import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database";
import { importedFile } from "../../db/schema";
import type { FiscalYearRow } from "../fiscal-year/fiscal-year-row";
import { ofLedger, textOf } from "./keep-file";
import { booksOf, optionsOf, readFile } from "./read-file";
import { addVouchers, clearBooks, storeBooks } from "./store-books";

/**
 * Makes the books of a fiscal year anew from kept files, read as they were when they were imported (ADR 0032).
 * @param sequences of those files among the year's imports
 */
export async function rebuildBooks(tx: Db, year: FiscalYearRow, sequences: number[]): Promise<void> {
  const ledger = { companyId: year.companyId, fiscalYearId: year.id };
  await clearBooks(tx, ledger);
  for (const sequence of sequences.toSorted((a, b) => a - b)) {
    const [kept] = await tx
      .select()
      .from(importedFile)
      .where(and(ofLedger(ledger), eq(importedFile.sequence, sequence)));
    const options = optionsOf(kept!.options);
    const file = await readFile(await textOf(kept!), options, unreported);
    if (file.sieType === "4I") {
      // Of its vouchers those of this year: others went to theirs.
      const vouchers = file.vouchers.filter(({ date }) => year.firstDay <= date && date <= year.lastDay);
      await addVouchers(tx, ledger, booksOf(file, vouchers, options), sequence, unreported);
    } else await storeBooks(tx, ledger, booksOf(file, file.vouchers, options), sequence, unreported);
  }
}

function unreported(): void {}
