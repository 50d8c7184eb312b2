import { and, asc, desc, eq, isNull, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { Locale } from "@/contract/format/locale";
import { swedishDay } from "@/contract/format/swedish-clock";
import type { ArchivedReport } from "@/contract/reports/archived-report";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { document, documentChunk } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { languageOfPdf } from "../../platform/pdf/pdf-language";
import { WholeFile } from "../../platform/streamed-file";
import { toDocumentFile, type DocumentRow } from "../documents/document-row";
import { deleteFiles, storeReportPdf, markRecalled } from "../documents/store-report-pdf";
import { findVisibleReport, type PeriodReportRow } from "./period-report-row";

const FOLDERS: Record<Locale, string> = { sv: "/Rapporter", en: "/Reports" };
const RECALLED: Record<Locale, string> = { sv: "återkallad", en: "recalled" };

type ReportKey = Pick<PeriodReportRow, "companyId" | "id">;

/** Archives the PDF of a published report, in a transaction that has locked the company. */
export async function archiveReport(
  tx: Db,
  context: RequestContext,
  { companyId, id: reportId, language }: PeriodReportRow,
  file: WholeFile,
): Promise<void> {
  const folder = FOLDERS[language ?? context.language];
  // Users searching for the file name do not type the no-break space of "Kv 1".
  const name = file.name.replace(/[\u00a0\u202f]/g, " ");
  const named = new WholeFile(name, file.contentType, file.bytes);
  await storeReportPdf(tx, context, { companyId, reportId, folder, file: named });
}

/**
 * The current archived PDF of a published report; null while it is missing, after an upgrade or an erasure, until the
 * next start archives it (ADR 0106).
 */
export async function findArchived(tx: Db, report: ReportKey): Promise<DocumentRow | null> {
  const [row] = await tx.select().from(document).where(isCurrent(report));
  return row ?? null;
}

/** Marks the archived PDF as superseded, and says in its name that the report was recalled. */
export async function recallArchived(tx: Db, context: RequestContext, report: PeriodReportRow): Promise<void> {
  const row = await findArchived(tx, report);
  if (!row) return;
  const language = report.language ?? (await archivedLanguage(tx, report)) ?? context.language;
  const remark = `${RECALLED[language]} ${swedishDay(context.now)}`;
  await markRecalled(tx, context, row, remark);
}

/** Deletes all PDFs of a report that is being deleted, recalled ones too. */
export async function deleteArchived(tx: Db, context: RequestContext, report: ReportKey): Promise<void> {
  await deleteFiles(tx, context, await tx.select().from(document).where(isOfReport(report)));
}

/** The bytes of the PDF that {@link findArchived} finds; null while there is none. */
export async function archivedBytes(db: Db, report: ReportKey): Promise<Uint8Array | null> {
  return bytesOf(db, isCurrent(report));
}

/** The language of the PDF that {@link findArchived} finds; only the PDF has it if none is chosen for the report. */
export async function archivedLanguage(db: Db, report: ReportKey): Promise<Locale | null> {
  const bytes = await archivedBytes(db, report);
  return bytes && languageOfPdf(bytes);
}

/** The archived PDFs of a report, newest first: the current one and superseded ones. */
export async function listArchivedReports(
  context: RequestContext,
  companyId: string,
  reportId: string,
): Promise<ArchivedReport[]> {
  const { item } = await requireItemAccess(context, companyId, "document.read", (role) =>
    findVisibleReport(context.db, role, companyId, reportId),
  );
  const rows = await context.db
    .select()
    .from(document)
    .where(isOfReport(item))
    .orderBy(desc(document.created), asc(document.path));
  return rows.map((row) => ({
    ...toDocumentFile(row),
    ...(row.superseded && { superseded: formatUtc(row.superseded) }),
  }));
}

/** One archived PDF of a report. */
export async function getArchivedReport(
  context: RequestContext,
  companyId: string,
  reportId: string,
  documentId: string,
): Promise<WholeFile> {
  const find = async (): Promise<DocumentRow> => {
    const [row] = isGuid(documentId)
      ? await context.db
          .select()
          .from(document)
          .where(and(isOfReport({ companyId, id: reportId }), eq(document.id, documentId)))
      : [];
    return row ?? notFound("Document", documentId);
  };
  const { item } = await requireItemAccess(context, companyId, "document.read", async (role) => {
    await findVisibleReport(context.db, role, companyId, reportId);
    return find();
  });
  const { path, contentType } = item;
  const bytes = await bytesOf(context.db, and(eq(document.companyId, companyId), eq(document.id, documentId)));
  if (!bytes) return notFound("Document", documentId);
  return new WholeFile(path.slice(path.lastIndexOf("/") + 1), contentType ?? "application/pdf", bytes);
}

/** The content of the one document that meets the condition, read in a single query. */
async function bytesOf(db: Db, isDocument: SQL | undefined): Promise<Uint8Array | null> {
  const pieces = await db
    .select({ content: documentChunk.content })
    .from(document)
    .innerJoin(
      documentChunk,
      and(eq(documentChunk.companyId, document.companyId), eq(documentChunk.documentId, document.id)),
    )
    .where(isDocument)
    .orderBy(asc(documentChunk.ordinal));
  return pieces.length === 0 ? null : Buffer.concat(pieces.map(({ content }) => content));
}

function isOfReport({ companyId, id }: ReportKey): SQL | undefined {
  return and(eq(document.companyId, companyId), eq(document.reportId, id));
}

function isCurrent(report: ReportKey): SQL | undefined {
  return and(isOfReport(report), isNull(document.superseded));
}
