import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { storedImports, toSieImport, type StoredImportRow } from "./stored-imports";

/** The imports that made the company's fiscal years what they are, and those taken back; the newest first. */
export async function listImports(context: RequestContext, companyId: string): Promise<SieImportEntry[]> {
  await requireCompanyAccess(context, companyId, "sie.import");
  const rows = await storedImports(context.db, companyId);
  const byYear = new Map<string, StoredImportRow[]>();
  for (const { kept } of rows) byYear.set(kept.fiscalYearId, [...(byYear.get(kept.fiscalYearId) ?? []), kept]);
  return rows.map(({ kept, year }) => toSieImport(kept, year, byYear.get(kept.fiscalYearId) ?? []));
}
