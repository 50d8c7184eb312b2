import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../../platform/db/database";
import { fiscalYear, storedFigures } from "../../platform/db/schema";
import { rowsOf } from "../../platform/db/statements";
import { writesTo } from "../../platform/db/write-queues";
import { HttpError } from "../../platform/http-error";
import { FIGURES_REVISION } from "./figures-revision";
import { writeAndStoreFigures } from "./store-figures";

const BATCH_SIZE = 100;
/** Number of companies between two log lines. */
const LOG_INTERVAL = 1_000;

interface Background {
  log: Logger;
  /** Stops the work between two companies; it continues at the next start. */
  signal: AbortSignal;
  /**
   * Companies whose failure has been logged. Each is tried again whenever figures-work looks for work, but logged again
   * only if it fails after a success.
   */
  failed?: Set<string>;
}

/**
 * Stores the figures of all companies without figures of this revision, such as after an upgrade, a restored
 * backup or a change of a standard. One transaction per company; several instances may do it at once.
 */
export async function storeMissingFigures(db: Db, { log, signal, failed = new Set() }: Background): Promise<void> {
  // A function, since TypeScript does not expect the value to change after a check.
  const isStopping = () => signal.aborted;
  let done = 0;
  let failures = 0;
  let after = "";
  for (;;) {
    const rows = await readPending(db, after);
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
        failures++;
      }
    }
    after = rows.at(-1)!.id;
  }
  if (done > 0) log.info({ companies: done, failed: failures }, "the figures of companies are stored");
}

/** The next companies by id whose stored figures are of another revision, or that have books without stored figures. */
async function readPending(db: Db, after: string): Promise<{ id: string }[]> {
  return rowsOf<{ id: string }>(
    await db.execute(sql`
      select company_id as id from ${storedFigures} where company_id > ${after} and revision <> ${FIGURES_REVISION}
      union
      select y.company_id from ${fiscalYear} y where y.company_id > ${after}
        and not exists (select 1 from ${storedFigures} f where f.company_id = y.company_id)
      order by id limit ${BATCH_SIZE}`),
  );
}
