import { expect, it } from "vitest";
import { periodBefore } from "./period-before";

it.each([
  ["2025-01-01", "2025-01-31", "2024-12-01", "2024-12-31"],
  ["2025-04-01", "2025-06-30", "2025-01-01", "2025-03-31"],
  ["2024-03-01", "2024-03-31", "2024-02-01", "2024-02-29"],
  ["2025-01-01", "2025-12-31", "2024-01-01", "2024-12-31"],
])("the months before %s to %s are %s to %s", (firstDay, lastDay, first, last) => {
  expect(periodBefore({ firstDay, lastDay })).toEqual({ firstDay: first, lastDay: last });
});

it.each([
  ["2025-01-02", "2025-01-31"],
  ["2025-01-01", "2025-01-30"],
  ["0001-01-01", "0001-01-31"],
])("there is no period before %s to %s", (firstDay, lastDay) => {
  expect(periodBefore({ firstDay, lastDay })).toBeNull();
});
