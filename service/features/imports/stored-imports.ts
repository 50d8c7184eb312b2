import { and, asc, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import { formatUtc } from "@/contract/dates";
import type { SieImportEntry } from "@/contract/imports/sie-import";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { fiscalYear, importedFile } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { ImportedFileRow } from "./imported-files";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";

/** An import without its file, which may be large. */
export type StoredImportRow = Omit<ImportedFileRow, "content">;

/**
 * The reason why an import cannot be taken back, as far as the stored imports show it. Data entered, a fiscal year made
 * or a chart deleted since the import can be further reasons, which are checked only when it is taken back.
 */
export type Obstacle =
  | { reason: "takenBack" }
  | { reason: "notLatest"; latest: StoredImportRow | undefined }
  | { reason: "nothingKept" };

/** The company's imports with their fiscal years, the newest first. */
export async function storedImports(db: Db, companyId: string, where?: SQL) {
  const { content, ...columns } = getTableColumns(importedFile);
  return db
    .select({ stored: columns, year: fiscalYear })
    .from(importedFile)
    .innerJoin(
      fiscalYear,
      and(eq(fiscalYear.companyId, importedFile.companyId), eq(fiscalYear.id, importedFile.fiscalYearId)),
    )
    .where(and(eq(importedFile.companyId, companyId), where))
    .orderBy(desc(importedFile.importedAt), desc(importedFile.sequence), asc(importedFile.id));
}

/** Returns an import with its fiscal year and all imports of that year, or throws a notFound. */
export async function findImport(db: Db, companyId: string, id: string) {
  const [found] = isGuid(id) ? await storedImports(db, companyId, eq(importedFile.id, id)) : [];
  if (!found) return notFound("SIE import", id);
  const { stored, year } = found;
  const ofYear = (await storedImports(db, companyId, eq(importedFile.fiscalYearId, year.id))).map((row) => row.stored);
  return { stored, year, ofYear };
}

/**
 * Returns the reason why the import cannot be taken back; null when it can.
 * @param ofYear all imports of the fiscal year
 */
export function obstacleTo(stored: StoredImportRow, ofYear: readonly StoredImportRow[]): Obstacle | null {
  if (stored.takenBackAt) return { reason: "takenBack" };
  const latest = ofYear
    .filter(({ replacedBy, takenBackAt }) => replacedBy === null && takenBackAt === null)
    .reduce<StoredImportRow | undefined>((last, row) => (last && last.sequence > row.sequence ? last : row), undefined);
  if (latest?.sequence !== stored.sequence) return { reason: "notLatest", latest };
  if (stored.action === "new") return null;
  // Fiscal years come into being by imports, so this one had books before; their files may no longer be stored.
  return stored.yearBefore && filesBefore(stored, ofYear).length > 0 ? null : { reason: "nothingKept" };
}

/** The imports that the year's books were made from before this import, as far as they are stored, in order. */
export function filesBefore(stored: StoredImportRow, ofYear: readonly StoredImportRow[]): StoredImportRow[] {
  const isBefore = ({ sequence, replacedBy, takenBackAt }: StoredImportRow) =>
    stored.action === "added"
      ? sequence < stored.sequence && takenBackAt === null && (replacedBy === null || replacedBy > stored.sequence)
      : replacedBy === stored.sequence;
  return ofYear.filter(isBefore).sort((a, b) => a.sequence - b.sequence);
}

/**
 * Returns the days that a fiscal year had after each of the imports that its books were made from, since vouchers that
 * are added may make it longer.
 * @param imports in order
 * @param year the fiscal year after the last of them
 */
export function daysAfterEach(
  imports: readonly Pick<StoredImportRow, "yearBefore">[],
  year: Pick<FiscalYearRow, "firstDay" | "lastDay">,
): { start: CalendarDay; end: CalendarDay }[] {
  return imports.map((_, i) => {
    const { firstDay, lastDay } = imports[i + 1]?.yearBefore ?? year;
    return { start: firstDay, end: lastDay };
  });
}

export function toSieImport(
  stored: StoredImportRow,
  year: FiscalYearRow,
  ofYear: readonly StoredImportRow[],
): SieImportEntry {
  return {
    id: stored.id,
    at: formatUtc(stored.importedAt),
    user: stored.importedBy,
    fiscalYear: { id: year.id, start: `${year.firstDay}T00:00:00`, end: `${year.lastDay}T00:00:00` },
    program: stored.program,
    sieType: stored.sieType,
    encoding: stored.encoding,
    action: stored.action,
    ...(stored.takenBackAt && { takenBack: formatUtc(stored.takenBackAt) }),
    canBeTakenBack: obstacleTo(stored, ofYear) === null,
    warnings: stored.warnings,
  };
}
