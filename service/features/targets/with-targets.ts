import { addDays } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { grantOf, type Role } from "@/contract/permissions";
import type { TargetContent } from "./target-kind";

type Target = Omit<TargetContent, "id">;

/** True when the role may see targets and budgets, also beside values and in statements. */
export function seesPlans(role: Role): boolean {
  return grantOf(role, "target.read") !== false;
}

/**
 * Values as the role may see them: with targets, or with neither targets nor budgets. Values of a dimension object have
 * no targets.
 */
export function valuesFor(
  role: Role,
  results: KeyFigureResult[],
  { dimensionId, targets }: { dimensionId?: string | undefined; targets: readonly Target[] },
): KeyFigureResult[] {
  if (!seesPlans(role)) return withoutPlans(results);
  return dimensionId ? results : withTargets(results, targets);
}

/** The results without targets and budgets. */
export function withoutPlans(results: readonly KeyFigureResult[]): KeyFigureResult[] {
  return results.map(({ keyFigure, keyFigureValues }) => ({
    keyFigure,
    keyFigureValues: keyFigureValues.map(({ target: _, budget: __, ...value }) => value),
  }));
}

/**
 * Adds to each value of the company its target for the same months, up to the last booked one. Targets of amounts over
 * a period add up, such as twelve months to a year. A target of a percentage, ratio or count also applies to every part
 * of its period without a target of its own.
 */
export function withTargets(results: KeyFigureResult[], targets: readonly Target[]): KeyFigureResult[] {
  return results.map((result): KeyFigureResult => {
    const { keyFigure, keyFigureValues } = result;
    const own = targets.filter(({ keyFigureType }) => keyFigureType === keyFigure.id);
    if (own.length === 0) return result;
    const find = keyFigure.valueType === "Amount" ? targetOfAmount(keyFigure.addsUp === true) : nearestTarget;
    return {
      keyFigure,
      keyFigureValues: keyFigureValues.map((value) => {
        const target = find(own, coveredPeriod(value));
        return target === undefined ? value : { ...value, target };
      }),
    };
  });
}

/** The period of a value as far as it is booked; the whole period when there is no value. */
function coveredPeriod({ value, period, bookedThrough }: KeyFigureValue): Period {
  if (value === null || bookedThrough === undefined) return period;
  return { start: period.start, end: periodOfDays(bookedThrough, bookedThrough).end };
}

function targetOfAmount(addsUp: boolean) {
  return (targets: readonly Target[], period: Period): number | undefined => {
    const exact = targets.find((target) => isSame(target.period, period));
    return exact?.value ?? (addsUp ? sumOfParts(targets, period) : undefined);
  };
}

/**
 * The sum of consecutive targets that cover the period exactly. If several begin on the same day, it uses the
 * longest one after which other targets cover the rest of the period.
 */
function sumOfParts(targets: readonly Target[], { start, end }: Period): number | undefined {
  // From the last to the first, because the sum from a day needs the sum of the targets after it. If two begin on
  // the same day, the longer comes later and replaces the sum from that day, if the rest of the period is covered.
  const inPeriod = targets
    .filter(({ period }) => period.start >= start && period.end <= end)
    .sort((a, b) => byText(b.period.start, a.period.start) || byText(a.period.end, b.period.end));
  const sums = new Map<string, number>();
  for (const { value, period } of inPeriod) {
    const rest = period.end === end ? 0 : sums.get(`${addDays(period.end.slice(0, 10), 1)}T00:00:00`);
    if (rest !== undefined) sums.set(period.start, value + rest);
  }
  return sums.get(start);
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function nearestTarget(targets: readonly Target[], period: Period): number | undefined {
  let nearest: Target | undefined;
  for (const target of targets) {
    if (isSame(target.period, period)) return target.value;
    if (target.period.start > period.start || target.period.end < period.end) continue;
    if (!nearest || lengthOf(target) < lengthOf(nearest)) nearest = target;
  }
  return nearest?.value;
}

function isSame(one: Period, other: Period): boolean {
  return one.start === other.start && one.end === other.end;
}

function lengthOf({ period }: Target): number {
  return Date.parse(period.end) - Date.parse(period.start);
}
