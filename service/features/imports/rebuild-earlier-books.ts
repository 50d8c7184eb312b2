import { and, asc, lt } from "drizzle-orm";
import type { Logger } from "pino";
import { allowLongWork } from "../../platform/db/allow-long-work";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import { writesTo } from "../../platform/db/write-queues";
import { lockCompany } from "../companies/lock-company";
import { fiscalYearIs } from "../fiscal-years/find-fiscal-year";
import { currentFiles } from "./keep-file";
import { rebuildBooks } from "./rebuild-books";
import { READING_VERSION } from "./store-year";

interface Rebuilding {
  log: Logger;
  /** Ends the work between two fiscal years; it goes on at the next start. */
  signal: AbortSignal;
}

/**
 * Makes the books anew that an earlier version of the service read from their files otherwise (ADR 0054), one fiscal year a
 * transaction. Those whose files are not kept stay as they are. Several services may do it at once.
 */
export async function rebuildEarlierBooks(db: Db, { log, signal }: Rebuilding): Promise<void> {
  const years = await db
    .select({ companyId: fiscalYear.companyId, id: fiscalYear.id })
    .from(fiscalYear)
    .where(lt(fiscalYear.readingVersion, READING_VERSION))
    .orderBy(asc(fiscalYear.companyId), asc(fiscalYear.firstDay));
  if (years.length === 0) return;
  log.info({ fiscalYears: years.length }, "reading the files of books again that an earlier version has read");
  const isStopping = () => signal.aborted;
  let done = 0;
  for (const year of years) {
    if (isStopping()) return;
    try {
      await rebuildYear(db, year);
      done++;
    } catch (error) {
      if (isStopping()) return;
      // The other years are none the worse; this one is tried again at the next start.
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
    if (files.length > 0 && files.every(({ hasContent }) => hasContent)) {
      await rebuildBooks(
        tx,
        year,
        files.map(({ sequence }) => sequence),
      );
    } else await tx.update(fiscalYear).set({ readingVersion: READING_VERSION }).where(fiscalYearIs(companyId, id));
  });
}
