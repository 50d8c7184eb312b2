import { expect, it } from "vitest";
import { stepsOf, type Days, type StepSelection } from "./steps";

const YEARS: Days[] = [
  { firstDay: "2022-03-15", lastDay: "2022-12-31" },
  { firstDay: "2023-01-01", lastDay: "2024-06-30" },
];

function steps(selection: StepSelection): string[] {
  return stepsOf(YEARS, selection).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`);
}

const within = (firstDay: string, lastDay: string) => ({ days: { firstDay, lastDay } });

it("is one step for a range, and one for each fiscal year if there is no range", () => {
  expect(steps(within("2020-01-01", "2030-05-05"))).toEqual(["2020-01-01 2030-05-05"]);
  expect(steps({})).toEqual(["2022-03-15 2022-12-31", "2023-01-01 2024-06-30"]);
  expect(steps({ numberOfYears: 1 })).toEqual(["2023-01-01 2024-06-30"]);
  expect(steps({ numberOfYears: 9 })).toHaveLength(2);
  expect(stepsOf([], { resolution: "month" })).toEqual([]);
});

it("cuts fiscal years into months and quarters, counted from the year's start", () => {
  const months = steps({ resolution: "month" });
  expect(months).toHaveLength(10 + 18);
  expect(months.slice(0, 2)).toEqual(["2022-03-15 2022-03-31", "2022-04-01 2022-04-30"]);
  expect(steps({ resolution: "quarter" }).slice(0, 5)).toEqual([
    "2022-03-15 2022-05-31",
    "2022-06-01 2022-08-31",
    "2022-09-01 2022-11-30",
    "2022-12-01 2022-12-31",
    "2023-01-01 2023-03-31",
  ]);
});

it("keeps to the range, where there are fiscal years", () => {
  expect(steps({ ...within("2021-01-01", "2022-04-30"), resolution: "month" })).toEqual([
    "2022-03-15 2022-03-31",
    "2022-04-01 2022-04-30",
  ]);
  expect(steps({ ...within("2022-11-01", "2023-01-31"), resolution: "year" })).toEqual([
    "2022-11-01 2022-12-31",
    "2023-01-01 2023-01-31",
  ]);
  expect(steps({ ...within("2025-01-01", "2025-12-31"), resolution: "year" })).toEqual([]);
});

it("runs from the fiscal year's start, or over twelve months, to the end of each month", () => {
  expect(steps({ ...within("2023-02-01", "2023-03-31"), resolution: "ytd" })).toEqual([
    "2023-01-01 2023-02-28",
    "2023-01-01 2023-03-31",
  ]);
  expect(steps({ ...within("2023-02-01", "2023-03-31"), resolution: "rolling12" })).toEqual([
    "2022-03-01 2023-02-28",
    "2022-04-01 2023-03-31",
  ]);
});

it("has no twelve months that begin before the year 1", () => {
  const first = [{ firstDay: "0001-01-01", lastDay: "0001-12-31" }];
  expect(stepsOf(first, { resolution: "rolling12" }).map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    ["0001-01-01", "0001-12-31"],
  ]);
});
