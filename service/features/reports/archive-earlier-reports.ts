import { and, asc, eq, isNull, notExists, sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { checkNoSecret } from "../../platform/auth/secret-verifier";
import { allowLongWork } from "../../platform/db/limit-connection";
import type { Db } from "../../platform/db/database";
import { databaseNow } from "../../platform/db/database-clock";
import { lockForWriting } from "../../platform/db/locks";
import { document, periodReport } from "../../platform/db/schema";
import { writesTo } from "../../platform/db/write-queues";
import { noKeyring } from "../../platform/encryption/keyring";
import type { RequestContext } from "../../platform/request-context";
import { archiveReport } from "./archive-report";
import { withPredrawnPdfs } from "./drawn-pdfs";
import { reportIs } from "./period-report-row";
import { contentOf, derivedContent } from "./read-content";

interface Background {
  log: Logger;
  /** Stops the work between two reports; it continues at the next start. */
  signal: AbortSignal;
}

/**
 * Archives the missing PDFs of published reports: of reports that an earlier version of the service published, and of
 * reports whose PDF an erasure has superseded (ADR 0106). One transaction per report; several services may run at once.
 */
export async function archiveEarlierReports(db: Db, { log, signal }: Background): Promise<void> {
  const reports = await db
    .select({ companyId: periodReport.companyId, id: periodReport.id })
    .from(periodReport)
    .where(isOutsideArchive(db))
    .orderBy(asc(periodReport.companyId), asc(periodReport.created));
  if (reports.length === 0) return;
  log.info({ reports: reports.length }, "archiving the PDFs of reports that were published before");
  // A function, since TypeScript does not expect the value to change after a check.
  const isStopping = () => signal.aborted;
  let done = 0;
  for (const report of reports) {
    if (isStopping()) return;
    try {
      if (await archiveEarlier(db, report)) done++;
    } catch (error) {
      if (isStopping()) return;
      // The other reports do not depend on this one, which is tried again at the next start.
      log.error({ err: error, ...report }, "the PDF of a published report could not be archived");
    }
  }
  log.info({ reports: done }, "the PDFs of published reports are in the archive");
}

/** Resolves to false when the report was recalled, deleted or archived meanwhile. */
function archiveEarlier(db: Db, { companyId, id }: { companyId: string; id: string }): Promise<boolean> {
  const queued = writesTo(db, { of: "company", id: companyId });
  return withPredrawnPdfs((pdfOf) =>
    queued.transaction(async (tx) => {
      await allowLongWork(tx);
      await lockForWriting(tx, companyId);
      const [row] = await tx
        .select()
        .from(periodReport)
        .where(and(reportIs(companyId, id), isOutsideArchive(tx)))
        .for("update");
      if (!row) return false;
      const context = serviceContext(tx);
      // To derive a content, contentOf would begin a transaction within this one.
      const content =
        row.content === null
          ? await derivedContent(tx, row, row.language ?? context.language)
          : await contentOf(context, row, true);
      await archiveReport(tx, context, row, await pdfOf(content));
      return true;
    }),
  );
}

/** The condition for published reports without a current PDF in the archive. */
function isOutsideArchive(db: Db): SQL | undefined {
  const archived = db
    .select({ one: sql`1` })
    .from(document)
    .where(
      and(
        eq(document.companyId, periodReport.companyId),
        eq(document.reportId, periodReport.id),
        isNull(document.superseded),
      ),
    );
  return and(eq(periodReport.isPublished, true), notExists(archived));
}

/** The context of the service itself, in Swedish for reports without a language of their own (ADR 0106). */
function serviceContext(db: Db): RequestContext {
  const now = databaseNow();
  return {
    db,
    keyring: noKeyring,
    now,
    origin: { address: "", client: "service" },
    user: { userName: "service", name: "Service", type: "Administrator", agencyId: null, language: null, created: now },
    credential: { kind: "server" },
    checkSecret: checkNoSecret,
    ifMatch: null,
    language: "sv",
  };
}
