import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { keptImports, presentImport, type KeptImportRow } from "./kept-imports";

/** The imports that made the company's fiscal years what they are, and those taken back; the newest first. */
export async function listImports(caller: Caller, companyId: string): Promise<SieImportEntry[]> {
  await reachCompany(caller, companyId, "sie.import");
  const rows = await keptImports(caller.db, companyId);
  const byYear = new Map<string, KeptImportRow[]>();
  for (const { kept } of rows) byYear.set(kept.fiscalYearId, [...(byYear.get(kept.fiscalYearId) ?? []), kept]);
  return rows.map(({ kept, year }) => presentImport(kept, year, byYear.get(kept.fiscalYearId) ?? []));
}
