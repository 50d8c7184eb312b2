import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { StandardTarget } from "@/contract/targets/standard-target";
import type { Db } from "../../platform/db/database";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { readCompanyTargets } from "./company-targets";
import { targetKind, toTarget } from "./target-kind";

export type StoredTarget = KeyFigureTarget & { value: number };

/** The targets that hold for a company, by key figure (by code point), start and end of the period. */
export async function readTargets(db: Db, companyId: string): Promise<StoredTarget[]> {
  return (await readCompanyTargets(db, companyId)).list.map(toTarget);
}

/** The company's targets, all of them. */
export async function listTargets(context: RequestContext, companyId: string): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return readTargets(context.db, companyId);
}

/** Those that the company would have if it had changed and cleared none: "back to the agency's" puts them. */
export async function listInheritedTargets(context: RequestContext, companyId: string): Promise<StandardTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return (await readCompanyTargets(context.db, companyId)).inheritedList.map(targetKind.present) as StandardTarget[];
}
