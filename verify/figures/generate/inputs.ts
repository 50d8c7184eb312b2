import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { slicesOf } from "../calendar";
import type { InputValue } from "../formula/inputs";
import type { Random } from "./random";
import type { YearPlan } from "./year-plan";

/** Inputs of users for whole fiscal years, their first halves and single months; some are missing. */
export function generateInputs(
  random: Random,
  plans: Pick<YearPlan, "start" | "end">[],
  objectIds: string[],
): InputValue[] {
  const values = new Map<string, InputValue>();
  // Null is the company.
  const subjects = [null, ...(random.chance(0.5) ? objectIds : [])];
  for (const { id } of KEY_FIGURE_INPUTS) {
    if (random.chance(0.2)) continue;
    for (const plan of plans.filter(() => random.chance(0.85))) {
      // Objects get no tax rate of their own: docs/interface.md does not say which rate applies in months without one.
      for (const objectId of id === "TaxRate" ? [null] : subjects) {
        for (const { start, end } of periodsOf(random, plan)) {
          const value = valueOf(random, id);
          values.set([id, start, end, objectId].join(), { id, start, end, value, objectId });
        }
      }
    }
  }
  return [...values.values()];
}

function periodsOf(random: Random, plan: Pick<YearPlan, "start" | "end">): { start: string; end: string }[] {
  const slices = slicesOf(plan.start, plan.end);
  const periods: { start: string; end: string }[] = [];
  if (random.chance(0.6)) periods.push({ start: plan.start, end: plan.end });
  // Periods lie one inside the other: docs/interface.md does not say which of two overlapping ones counts.
  const half = Math.ceil(slices.length / 2);
  if (random.chance(0.3)) periods.push({ start: slices[0]!.start, end: slices[half - 1]!.end });
  if (random.chance(0.4)) periods.push(...random.some(slices, random.pick([0.2, 0.9, 1])));
  return periods;
}

function valueOf(random: Random, id: string): number {
  switch (id) {
    case "NumberOfEmployees":
      return random.pick([0, 1, 3, 7.5, 12, random.int(1, 400)]);
    case "TaxRate":
      // Rates outside 0–100 can be saved, and cannot be used.
      return random.pick([0, 20.6, 22, 30, 33.333, 100, 25, 20.6, -5, 101, 1e300]);
    default:
      return random.pick([0, random.int(1, 900_000), random.int(1, 9000) / 4]);
  }
}
