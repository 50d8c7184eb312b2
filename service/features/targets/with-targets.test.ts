import { expect, it } from "vitest";
import { addDays, type CalendarDay } from "@/contract/calendar";
import { periodOfDays, type Period } from "@/contract/period";
import { MAX_TARGETS } from "@/contract/targets/key-figure-target-update";
import { companyCatalogue, ownKeyFigure } from "../../figures/own-key-figures";
import { targetContent } from "./target-kind";
import { withTargets } from "./with-targets";

const OWN = {
  Rate: "[NetSales] / [Hours]",
  Mean: "average([WorkingCapital])",
  Costs: "[Goods] + 2 * [PersonnelCosts]",
};
const KEY_FIGURES = companyCatalogue(
  "en",
  Object.entries(OWN).map(([id, formula]) =>
    ownKeyFigure({ id, name: id, valueType: "Amount", decimals: null, description: null, formula }),
  ),
);

function targetOf(
  period: Period,
  targets: readonly (readonly [CalendarDay, CalendarDay, number])[],
  keyFigureId = "NetSales",
) {
  const contents = targets.map(([first, last, value]) => targetContent(keyFigureId, periodOfDays(first, last), value));
  const keyFigure = KEY_FIGURES.find(({ id }) => id === keyFigureId)!;
  const results = [{ keyFigure, keyFigureValues: [{ value: null, period }] }];
  return withTargets(results, contents)[0]!.keyFigureValues[0]!.target;
}

it("adds up as many targets as a company may set at once", () => {
  const days = Array.from({ length: MAX_TARGETS }, (_, i) => addDays("1997-01-01", i));
  const targets = days.map((day) => [day, day, 1] as const);
  expect(targetOf(periodOfDays(days[0]!, days.at(-1)!), targets)).toBe(MAX_TARGETS);
});

it("adds up the longest targets that cover the period, and none where a day is missing or counts twice", () => {
  const quarter = periodOfDays("2025-01-01", "2025-03-31");
  const months = [
    ["2025-01-01", "2025-01-31", 1],
    ["2025-02-01", "2025-02-28", 2],
    ["2025-03-01", "2025-03-31", 4],
  ] as const;
  expect(targetOf(quarter, months)).toBe(7);
  expect(targetOf(quarter, [...months, ["2025-02-01", "2025-03-31", 100]])).toBe(101);
  expect(targetOf(quarter, [...months, ["2025-01-01", "2025-02-15", 100]])).toBe(7);
  expect(targetOf(quarter, [months[0], months[2]])).toBeUndefined();
  expect(targetOf(quarter, [["2025-01-01", "2025-02-15", 8], months[1], months[2]])).toBeUndefined();
});

it("adds up targets to the last day there is", () => {
  const targets = [
    ["9999-11-01", "9999-11-30", 1],
    ["9999-12-01", "9999-12-31", 2],
  ] as const;
  expect(targetOf(periodOfDays("9999-11-01", "9999-12-31"), targets)).toBe(3);
});

it.each([
  ["CashFlow", 3],
  ["Costs", 3],
  ["NetSalesPerEmployee", undefined],
  ["CostForEmployees", undefined],
  ["ValueAddedPerEmployee", undefined],
  ["Rate", undefined],
  ["Mean", undefined],
  ["WorkingCapital", undefined],
])("adds up targets of amounts that add up alone: %s", (keyFigureId, sum) => {
  const months = [
    ["2025-01-01", "2025-01-31", 1],
    ["2025-02-01", "2025-02-28", 2],
  ] as const;
  const both = periodOfDays("2025-01-01", "2025-02-28");
  expect(targetOf(both, months, keyFigureId)).toBe(sum);
  expect(targetOf(both, [...months, ["2025-01-01", "2025-02-28", 9]], keyFigureId)).toBe(9);
});
