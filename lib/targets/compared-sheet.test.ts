import { expect, test } from "vitest";
import { periodOfDays } from "@/contract/period";
import { columnIdOf } from "@/lib/inputs/columns";
import { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";
import type { RowType } from "@/lib/inputs/read-value";
import { ValueEdits } from "@/lib/inputs/value-edits";
import { tableOfGrid } from "@/lib/inputs/grid-table";
import { createStore } from "@/lib/store";
import { ComparedSheet, comparisonColumn, targetOfPart, type Actuals } from "./compared-sheet";

const period = periodOfDays("2026-01-01", "2026-12-31");
const year = columnIdOf(period);
const [actual, difference] = [comparisonColumn(year, "actual"), comparisonColumn(year, "difference")];
const setting = { locale: "sv-SE", currency: "SEK", readOnly: false, notANumber: "ej tal", describe: () => "" };

const actualsOf = (actuals: Record<string, number>, partTargets: Record<string, number | null> = {}): Actuals => ({
  valueOf: (rowId) => actuals[rowId] ?? null,
  targetOf: (rowId) => partTargets[rowId],
  write: (_, value, comparison) => `${comparison} ${String(value)}`,
});

/**
 * The targets of 2026 beside actual values. `partTargets` are the targets of only the booked months, null for none; a
 * row without a member is compared with its target of 2026.
 */
function sheetOf(
  targets: Record<string, number>,
  actuals: Record<string, number>,
  partTargets: Record<string, number | null> = {},
) {
  const edits = new ValueEdits();
  edits.setStored(Object.entries(targets).map(([keyFigureInfoId, value]) => ({ keyFigureInfoId, period, value })));
  const rows = ["EquityRatio", "QuickRatio", "NetSales"];
  const inner = new KeyFigureSheet(
    edits,
    { year: period, by: "year", dimensionId: undefined },
    setting,
    rows,
    (): RowType => "Percent",
  );
  return new ComparedSheet(inner, createStore(actualsOf(actuals, partTargets)));
}

test("each period has columns for its target, its actual value, and the actual value less the target", () => {
  const sheet = sheetOf({ EquityRatio: 35, QuickRatio: 120 }, { EquityRatio: 56.5, NetSales: 8 });
  expect(sheet.columnIds()).toEqual([year, actual, difference]);
  expect(sheet.rowIds().map((rowId) => sheet.columnIds().map((id) => sheet.content(rowId, id)))).toEqual([
    [35, 56.5, 21.5],
    [120, null, null],
    [null, 8, null],
  ]);
  expect(sheet.view("EquityRatio", difference)).toEqual({ text: "difference 21.5", state: "plain" });
  expect(sheet.view("QuickRatio", actual).text).toBe("");
  expect(tableOfGrid(sheet, (id) => id, "en")[0]).toEqual([
    "id",
    "name",
    "2026-01–2026-12",
    "2026-01–2026-12 actual",
    "2026-01–2026-12 difference",
  ]);
  expect(tableOfGrid(sheet, (id) => id, "sv")[0]).toEqual([
    "kod",
    "namn",
    "2026-01–2026-12",
    "2026-01–2026-12 utfall",
    "2026-01–2026-12 skillnad",
  ]);
});

test("only targets can be changed, and the difference changes with them", () => {
  const sheet = sheetOf({}, { EquityRatio: 56.5 });
  expect([year, actual, difference].map((id) => sheet.isReadOnly("EquityRatio", id))).toEqual([false, true, true]);
  sheet.change([
    { rowId: "EquityRatio", columnId: actual, content: 1 },
    { rowId: "EquityRatio", columnId: year, content: 60 },
  ]);
  expect([year, actual, difference].map((id) => sheet.content("EquityRatio", id))).toEqual([60, 56.5, -3.5]);
});

test("an infinite value has no difference", () => {
  const sheet = sheetOf({ EquityRatio: 35 }, { EquityRatio: Infinity });
  expect(sheet.content("EquityRatio", difference)).toBeNull();
});

test("an amount of the booked months is compared with the target of these months, not with the whole year's", () => {
  const sheet = sheetOf(
    { NetSales: 1200, EquityRatio: 35, QuickRatio: 120 },
    { NetSales: 900, EquityRatio: 40, QuickRatio: 100 },
    { NetSales: 1000, QuickRatio: null },
  );
  expect(sheet.rowIds().map((rowId) => sheet.content(rowId, difference))).toEqual([5, null, -100]);
});

test("only an amount has a target of its booked months, and only if the books end before its period does", () => {
  const part = { period, bookedThrough: "2026-10-31" };
  expect(targetOfPart({ ...part, target: 1000 }, "Amount")).toBe(1000);
  expect(targetOfPart(part, "Amount")).toBeNull();
  expect(targetOfPart({ ...part, target: 35 }, "Percent")).toBeUndefined();
  expect(targetOfPart({ period, bookedThrough: "2026-12-31", target: 1200 }, "Amount")).toBeUndefined();
  expect(targetOfPart(undefined, "Amount")).toBeUndefined();
});
