import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../../platform/db/database";
import { company, fiscalYear, storedFigures } from "../../platform/db/schema";
import { writesTo } from "../../platform/db/write-queues";
import { HttpError } from "../../platform/http-error";
import { FIGURES_REVISION } from "./figures-revision";
import { writeAndStoreFigures } from "./store-figures";

/** The condition for companies with books whose figures were not stored by this revision. */
export const lacksFigures = or(
  ne(storedFigures.revision, FIGURES_REVISION),
  and(
    isNull(storedFigures.companyId),
    sql`exists (select 1 from ${fiscalYear} where ${fiscalYear.companyId} = ${company.id})`,
  ),
);

const BATCH_SIZE = 100;
const LOG_INTERVAL = 1_000;

interface Background {
  log: Logger;
  /** Stops the work between two companies; it continues at the next start. */
  signal: AbortSignal;
  /** Companies whose failure has been logged. Each is tried again whenever there is work, but logged once. */
  failed?: Set<string>;
}

/**
 * Stores the figures of all companies without figures of this revision, such as after an upgrade or a restored backup.
 * One transaction per company; several services may do it at once.
 */
export async function storeMissingFigures(db: Db, { log, signal, failed = new Set() }: Background): Promise<void> {
  const isStopping = () => signal.aborted;
  let done = 0;
  let after = "";
  for (;;) {
    const rows = await db
      .select({ id: company.id })
      .from(company)
      .leftJoin(storedFigures, eq(storedFigures.companyId, company.id))
      .where(and(gt(company.id, after), lacksFigures))
      .orderBy(asc(company.id))
      .limit(BATCH_SIZE);
    if (rows.length === 0) break;
    for (const { id } of rows) {
      if (isStopping()) return;
      try {
        await writeAndStoreFigures(writesTo(db, { of: "company", id }), id, () => Promise.resolve());
        failed.delete(id);
        if (++done % LOG_INTERVAL === 0) log.info({ companies: done }, "storing the figures of companies");
      } catch (error) {
        if (isStopping()) return;
        // The company was deleted meanwhile.
        if (error instanceof HttpError && error.kind === "notFound") continue;
        // The other companies do not depend on this one, which figures-work tries again when it next looks for work.
        if (!failed.has(id)) log.error({ err: error, companyId: id }, "the figures of a company could not be stored");
        failed.add(id);
      }
    }
    after = rows.at(-1)!.id;
  }
  if (done > 0) log.info({ companies: done }, "the figures of all companies are stored");
}
