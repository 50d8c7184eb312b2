import type { SieImportProgress } from "@/contract/imports/sie-import";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { importProgress } from "./progress";

/** How far the import is that this process makes for the company; idle when it makes none. */
export async function getProgress(caller: Caller, companyId: string): Promise<SieImportProgress> {
  await reachCompany(caller, companyId, "sie.import");
  return importProgress(companyId) ?? { stage: "idle", done: 0, total: 0 };
}
