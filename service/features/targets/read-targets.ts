import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { StandardTarget } from "@/contract/targets/standard-target";
import type { Db } from "../../platform/db/database";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { readCompanyTargets } from "./company-targets";
import { targetKind, toTarget } from "./target-kind";

/** The targets that apply to a company, sorted by key figure (by code point), then by start and end of the period. */
export async function readTargets(db: Db, companyId: string): Promise<(KeyFigureTarget & { value: number })[]> {
  return (await readCompanyTargets(db, companyId)).list.map(toTarget);
}

/** Lists all targets that apply to the company. */
export async function listTargets(context: RequestContext, companyId: string): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return readTargets(context.db, companyId);
}

/** The targets that the company inherits, without its own changes, for a program that offers to undo these changes. */
export async function listInheritedTargets(context: RequestContext, companyId: string): Promise<StandardTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return (await readCompanyTargets(context.db, companyId)).inheritedList.map(targetKind.present) as StandardTarget[];
}
