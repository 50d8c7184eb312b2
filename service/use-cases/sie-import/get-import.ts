import type { SieImportEntry } from "@/contract/sie-import";
import type { Caller } from "../../caller";
import { reachCompany } from "../../policies/authorize";
import { findImport, presentImport } from "./kept-imports";

export async function getImport(caller: Caller, companyId: string, id: string): Promise<SieImportEntry> {
  await reachCompany(caller, companyId, "sie.import");
  const { kept, year, ofYear } = await findImport(caller.db, companyId, id);
  return presentImport(kept, year, ofYear);
}
