import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import type { Locale } from "@/contract/format/locale";
import { periodOfDays } from "@/contract/period";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport, PeriodReport } from "@/contract/reports/period-report";
import { parseWire } from "@/contract/wire";
import { isGuid } from "../../platform/guid";
import { keyFigureIn } from "../../figures/catalogue";
import type { Db } from "../../platform/db/database";
import { periodReport } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { grantOf, type Role } from "@/contract/permissions";

export type PeriodReportRow = typeof periodReport.$inferSelect;

/** A report as the list shows it. */
export function toReport(row: Omit<PeriodReportRow, "keyFigures" | "blocks" | "language" | "content">): PeriodReport {
  return {
    id: row.id,
    title: row.title,
    ...(row.name === null ? {} : { name: row.name }),
    ...(row.comment === null ? {} : { comment: row.comment }),
    author: row.author,
    created: formatUtc(row.created),
    period: periodOfDays(row.firstDay, row.lastDay),
    ...(row.lastUpdated === null ? {} : { lastUpdated: formatUtc(row.lastUpdated) }),
    isPublished: row.isPublished,
    ...(row.recall === null ? {} : { recall: row.recall }),
  };
}

/** A report with the members that only the single report shows. */
export function toFullReport(row: PeriodReportRow): FullPeriodReport {
  return {
    ...toReport(row),
    keyFigurePresetId: row.keyFigurePresetId,
    keyFigures: parseWire(row.keyFigures) as KeyFigureResult[],
    ...(row.blocks !== null && { blocks: parseWire(row.blocks) as ReportBlock[] }),
    ...(row.language !== null && { language: row.language }),
  };
}

/** Returns the report with the names of standard key figures in another language. */
export function inLanguage(report: FullPeriodReport, language: Locale): FullPeriodReport {
  const keyFigures = report.keyFigures.map((figure) => ({
    ...figure,
    keyFigure: keyFigureIn(figure.keyFigure, language),
  }));
  return { ...report, keyFigures };
}

/** Returns the company's report or throws a notFound; `lock` locks it for this transaction. */
export async function findReport(db: Db, companyId: string, id: string, lock = false): Promise<PeriodReportRow> {
  if (!isGuid(id)) return notFound("Period report", id);
  const query = db.select().from(periodReport).where(reportIs(companyId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Period report", id);
}

export function reportIs(companyId: string, id: string): SQL | undefined {
  return and(eq(periodReport.companyId, companyId), eq(periodReport.id, id));
}

/** The order of lists of reports; the id decides between reports of the same time. */
export const NEWEST_FIRST = [desc(periodReport.created), asc(periodReport.id)];

/** Returns the report or throws a notFound, also for a draft when the role sees only published reports. */
export async function findVisibleReport(db: Db, role: Role, companyId: string, id: string): Promise<PeriodReportRow> {
  const row = await findReport(db, companyId, id);
  const hidden = !row.isPublished && grantOf(role, "periodReport.readUnpublished") === false;
  return hidden ? notFound("Period report", id) : row;
}
