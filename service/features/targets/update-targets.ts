import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import { keyFigureTargetUpdateSchema, type KeyFigureTargetChange } from "@/contract/targets/key-figure-target-update";
import { targetId } from "@/contract/targets/standard-target";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { requireMatch } from "../../platform/preconditions";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { requireUnchangedValues } from "../../platform/db/require-unchanged-values";
import { requireUnique } from "../../platform/db/require-unique";
import { readCompanyTargets, type CompanyTargets } from "./company-targets";
import { toTarget } from "./target-kind";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { storeTargets } from "./store-targets";

/**
 * Inserts or replaces the targets, clears those whose value is null, and leaves all others: all of it or nothing. A
 * `before` that differs from the present value makes the whole request fail (ADR 0052). An inherited target is changed
 * or cleared only for this company. Returns the targets that apply then, in the order of the request.
 */
export async function updateTargets(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.write");
  const input = await body(keyFigureTargetUpdateSchema);
  requireUnique(input, targetId, "key figure and period");
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const targets = await readCompanyTargets(tx, companyId);
    const before = targets.list.map(toTarget);
    const name = `The list of targets of company "${companyId}"`;
    await requireMatch(context, before, name);
    if (input.length === 0) return [];
    const ids = input.map(targetId);
    const effective = ids.map((id) => targets.effective.get(id));
    const values = effective.map((resolved) => resolved?.value.value ?? null);
    requireUnchangedValues(input, values, name);
    const isUnchanged = input.every(({ value }, i) => Object.is(value, values[i]) && !isRedundant(targets, ids[i]!));
    if (isUnchanged) return input.map((target, i) => (effective[i] ? toTarget(effective[i]) : withoutBefore(target)));
    const after = await storeTargets(tx, companyId, targets, input);
    const keys = new Set(ids);
    await audit(tx, context, {
      action: "update",
      resource: "KeyFigureTarget",
      resourceId: companyId,
      companyId,
      before: before.filter((target) => keys.has(targetId(target))),
      after,
    });
    return after;
  });
}

/**
 * True when storing the target again removes a row without use: the company's own target has become equal to the
 * inherited one, or the company hides a target that it no longer inherits.
 */
function isRedundant({ effective, inherited, hidden }: CompanyTargets, id: string): boolean {
  const [current, base] = [effective.get(id), inherited.get(id)];
  if (base === undefined) return hidden.has(id);
  return current?.level === "company" && Object.is(current.value.value, base.value.value);
}

function withoutBefore({ keyFigureType, period, value }: KeyFigureTargetChange): KeyFigureTarget {
  return { keyFigureType, period, value };
}
