import type { KeyFigureResult, KeyFigureValue } from "@/contract/key-figure-value";
import { grantOf, type Role } from "../../policies/policy";
import type { StoredTarget } from "./read-targets";

/** Whether values of the company are given their targets for this role; those of an object have none. */
export function seesTargets(role: Role, dimensionId: string | undefined): boolean {
  return !dimensionId && grantOf(role, "target.read") !== false;
}

/**
 * Values of the company with their targets. A target is for its own period; what is no amount has it for any part of
 * that too, unless the part has one of its own.
 */
export function withTargets(results: KeyFigureResult[], targets: readonly StoredTarget[]): KeyFigureResult[] {
  return results.map((result): KeyFigureResult => {
    const { keyFigure, keyFigureValues } = result;
    const own = targets.filter(({ keyFigureType }) => keyFigureType === keyFigure.id);
    if (own.length === 0) return result;
    const isAmount = keyFigure.valueType === "Amount";
    return {
      keyFigure,
      keyFigureValues: keyFigureValues.map((value) => {
        const target = targetOf(own, value, isAmount);
        return target === undefined ? value : { ...value, target };
      }),
    };
  });
}

function targetOf(targets: readonly StoredTarget[], { period }: KeyFigureValue, isAmount: boolean): number | undefined {
  let nearest: StoredTarget | undefined;
  for (const target of targets) {
    const { start, end } = target.period;
    if (start === period.start && end === period.end) return target.value;
    if (isAmount || start > period.start || end < period.end) continue;
    if (!nearest || lengthOf(target) < lengthOf(nearest)) nearest = target;
  }
  return nearest?.value;
}

function lengthOf({ period }: StoredTarget): number {
  return Date.parse(period.end) - Date.parse(period.start);
}
