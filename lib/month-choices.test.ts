import { expect, it } from "vitest";
import { monthChoices } from "./month-choices";

it("has the given number of months, back from the latest one", () => {
  expect(monthChoices("2026-02-14", 3, null)).toEqual(["2026-02", "2026-01", "2025-12"]);
  expect(monthChoices("2026-02-14", 3, "2026-01")).toEqual(["2026-02", "2026-01", "2025-12"]);
});

it.each([
  ["2020-05", ["2026-02", "2026-01", "2020-05"]],
  ["2026-03", ["2026-03", "2026-02", "2026-01"]],
])("has the chosen month %s in its place", (chosen, choices) => {
  expect(monthChoices("2026-02-14", 2, chosen)).toEqual(choices);
});

it.each(["", "2026-13", "2026", "last"])("leaves out %j, which is no month", (chosen) => {
  expect(monthChoices("2026-02-14", 2, chosen)).toEqual(["2026-02", "2026-01"]);
});
