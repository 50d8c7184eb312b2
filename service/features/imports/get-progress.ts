import type { SieImportProgress } from "@/contract/imports/sie-import";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { importProgress } from "./progress";

/** How far the import is that this process makes for the company; idle when it makes none. */
export async function getProgress(context: RequestContext, companyId: string): Promise<SieImportProgress> {
  await requireCompanyAccess(context, companyId, "sie.import");
  return importProgress(companyId) ?? { stage: "idle", done: 0, total: 0 };
}
