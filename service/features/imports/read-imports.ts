import type { SieImportEntry, SieImportProgress } from "@/contract/imports/sie-import";
import { requireCompanyAccess, requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { importProgress } from "./progress";
import { storedImports, toSieImport, findImport, type StoredImportRow } from "./stored-imports";

/** The stored imports of the company, those that were taken back too, newest first. */
export async function listImports(context: RequestContext, companyId: string): Promise<SieImportEntry[]> {
  await requireCompanyAccess(context, companyId, "sie.import");
  const rows = await storedImports(context.db, companyId);
  const byYear = new Map<string, StoredImportRow[]>();
  for (const { stored } of rows) byYear.set(stored.fiscalYearId, [...(byYear.get(stored.fiscalYearId) ?? []), stored]);
  return rows.map(({ stored, year }) => toSieImport(stored, year, byYear.get(stored.fiscalYearId) ?? []));
}

export async function getImport(context: RequestContext, companyId: string, id: string): Promise<SieImportEntry> {
  const { item } = await requireItemAccess(context, companyId, "sie.import", () =>
    findImport(context.db, companyId, id),
  );
  return toSieImport(item.stored, item.year, item.ofYear);
}

/** Progress of the import that this process runs for the company; idle when it runs none. */
export async function getProgress(context: RequestContext, companyId: string): Promise<SieImportProgress> {
  await requireCompanyAccess(context, companyId, "sie.import");
  return importProgress(companyId) ?? { stage: "idle", done: 0, total: 0 };
}
