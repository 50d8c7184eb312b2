import { and, eq, asc, inArray, lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { relinkCommentedVouchers } from "../comments/commented-vouchers";
import { lockCompany } from "../companies/company-row";
import { fiscalYearIs, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { fiscalYear, importedFile } from "../../platform/db/schema";
import { writesTo } from "../../platform/db/write-queues";
import type { WorkerPool } from "../../platform/jobs/worker-pool";
import { storeFigures } from "../portfolio/store-figures";
import { storeWarnings, ofLedger, textOf, currentFiles } from "./imported-files";
import { lastLedgerDate } from "./last-ledger-date";
import { booksInYear, optionsOf, readStoredFile } from "./read-file";
import { addVouchers, clearBooks, storeBooks } from "./store-books";
import { daysAfterEach } from "./stored-imports";
import { READING_VERSION } from "./store-year";

/**
 * Stores the books of a fiscal year and its last ledger date anew, from stored files read with the options of their
 * imports (ADR 0032).
 * @param sequences the sequence numbers of the imports with these files
 */
export async function rebuildBooks(
  tx: Db,
  year: FiscalYearRow,
  sequences: number[],
  workers?: WorkerPool,
): Promise<void> {
  const ledger = { companyId: year.companyId, fiscalYearId: year.id };
  const isYear = fiscalYearIs(year.companyId, year.id);
  await clearBooks(tx, ledger);
  await tx.update(fiscalYear).set({ lastLedgerDate: year.firstDay }).where(isYear);
  const imports = await tx
    .select({ sequence: importedFile.sequence, yearBefore: importedFile.yearBefore })
    .from(importedFile)
    .where(and(ofLedger(ledger), inArray(importedFile.sequence, sequences)))
    .orderBy(asc(importedFile.sequence));
  for (const [i, days] of daysAfterEach(imports, year).entries()) {
    const { sequence } = imports[i]!;
    const [stored] = await tx
      .select()
      .from(importedFile)
      .where(and(ofLedger(ledger), eq(importedFile.sequence, sequence)));
    const options = optionsOf(stored!.options);
    const file = await readStoredFile(await textOf(stored!), options, workers);
    const books = booksInYear(file, days, options);
    // Storing the balances afterwards moves this date to the end of the last month with an amount, if that is later.
    const reached = sql`greatest(${fiscalYear.lastLedgerDate}, ${lastLedgerDate(books, days, options)}::date)`;
    await tx.update(fiscalYear).set({ lastDay: days.end, lastLedgerDate: reached }).where(isYear);
    if (file.sieType === "4I") await addVouchers(tx, ledger, books, sequence, ignoreProgress);
    else await storeBooks(tx, ledger, books, sequence, ignoreProgress);
    // Earlier versions of the service did not store the warnings of an import.
    if (stored!.warnings.length === 0 && file.warnings.length > 0)
      await storeWarnings(tx, ledger, sequence, file.warnings);
  }
  await tx.update(fiscalYear).set({ readingVersion: READING_VERSION }).where(isYear);
}

function ignoreProgress(): void {}

interface RebuildOptions {
  log: Logger;
  /** Stops the work between two fiscal years; it continues at the next start. */
  signal: AbortSignal;
}

/**
 * Rebuilds the books that were read with an earlier {@link READING_VERSION} (ADR 0054), in one transaction per fiscal
 * year. The books of years without stored files stay unchanged. Several services may do it at once.
 */
export async function rebuildEarlierBooks(db: Db, { log, signal }: RebuildOptions): Promise<void> {
  const years = await db
    .select({ companyId: fiscalYear.companyId, id: fiscalYear.id })
    .from(fiscalYear)
    .where(lt(fiscalYear.readingVersion, READING_VERSION))
    .orderBy(asc(fiscalYear.companyId), asc(fiscalYear.firstDay));
  if (years.length === 0) return;
  log.info({ fiscalYears: years.length }, "reading the files of books again that an earlier version has read");
  // A function, since TypeScript does not expect the value to change after a check.
  const isStopping = () => signal.aborted;
  let done = 0;
  for (const year of years) {
    if (isStopping()) return;
    try {
      await rebuildYear(db, year);
      done++;
    } catch (error) {
      if (isStopping()) return;
      // The other years do not depend on this one, which is tried again at the next start.
      log.error({ err: error, ...year }, "the books of a fiscal year could not be read again");
    }
  }
  log.info({ fiscalYears: done }, "books are as their files are read now");
}

async function rebuildYear(db: Db, { companyId, id }: { companyId: string; id: string }): Promise<void> {
  await writesTo(db, { of: "company", id: companyId }).transaction(async (tx) => {
    await allowLongWork(tx);
    await lockCompany(tx, companyId);
    const [year] = await tx
      .select()
      .from(fiscalYear)
      .where(and(fiscalYearIs(companyId, id), lt(fiscalYear.readingVersion, READING_VERSION)))
      .for("update");
    if (!year) return;
    const files = await currentFiles(tx, { companyId, fiscalYearId: id });
    if (files.length > 0) {
      await rebuildBooks(
        tx,
        year,
        files.map(({ sequence }) => sequence),
      );
      await relinkCommentedVouchers(tx, companyId);
      await storeFigures(tx, companyId);
    } else await tx.update(fiscalYear).set({ readingVersion: READING_VERSION }).where(fiscalYearIs(companyId, id));
  });
}
