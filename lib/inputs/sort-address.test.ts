import { expect, test } from "vitest";
import { periodOfDays } from "@/contract/period";
import { columnIdOf, columnPeriods } from "./columns";
import { readSort, writeSort } from "./sort-address";

const months = columnPeriods(periodOfDays("2026-01-01", "2026-12-31"), "month").map(columnIdOf);
// Two ids of objects hold a T and a slash, as those of periods do, and have to stay whole in the address.
const columnIds = [...months, `${months[1]!} actual`, "1_20", "1_T1/2", "1_T3/4", "sum"];

test.each([
  [{ by: "name", descending: false }, "name"],
  [{ by: "name", descending: true }, "-name"],
  [{ by: { columnId: months[1]! }, descending: true }, "-2026-02-01"],
  [{ by: { columnId: `${months[1]!} actual` }, descending: false }, "2026-02-01 actual"],
  [{ by: { columnId: "1_20" }, descending: true }, "-1_20"],
  [{ by: { columnId: "1_T3/4" }, descending: false }, "1_T3/4"],
  [undefined, null],
] as const)("the order %j is %s in the address", (sort, text) => {
  expect(writeSort(sort)).toBe(text);
  expect(readSort(text, columnIds)).toEqual(sort);
});

test("an order by an unknown column is ignored", () => {
  expect(readSort("-2025-02-01", columnIds)).toBeUndefined();
  expect(readSort("", columnIds)).toBeUndefined();
});
