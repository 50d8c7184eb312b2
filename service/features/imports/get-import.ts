import type { SieImportEntry } from "@/contract/imports/sie-import";
import type { Caller } from "../../platform/request-context";
import { reachItem } from "../../platform/policies/reach-item";
import { findImport, presentImport } from "./kept-imports";

export async function getImport(caller: Caller, companyId: string, id: string): Promise<SieImportEntry> {
  const { item } = await reachItem(caller, companyId, "sie.import", () => findImport(caller.db, companyId, id));
  return presentImport(item.kept, item.year, item.ofYear);
}
