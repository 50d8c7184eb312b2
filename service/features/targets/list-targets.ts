import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { readTargets } from "./read-targets";

/** The company's targets, all of them. */
export async function listTargets(context: RequestContext, companyId: string): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return readTargets(context.db, companyId);
}
