import { expect, test } from "vitest";
import { periodOfDays } from "@/contract/period";
import { columnIdOf } from "@/lib/inputs/columns";
import { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";
import type { RowType } from "@/lib/inputs/read-value";
import { ValueEdits } from "@/lib/inputs/value-edits";
import { tableOfGrid } from "@/lib/inputs/grid-table";
import { ComparedSheet, comparisonColumn } from "./compared-sheet";

const period = periodOfDays("2026-01-01", "2026-12-31");
const year = columnIdOf(period);
const [actual, difference] = [comparisonColumn(year, "actual"), comparisonColumn(year, "difference")];
const setting = { locale: "sv-SE", currency: "SEK", readOnly: false, notANumber: "ej tal", describe: () => "" };

function sheetOf(targets: Record<string, number>, actuals: Record<string, number>) {
  const edits = new ValueEdits();
  edits.setStored(Object.entries(targets).map(([keyFigureInfoId, value]) => ({ keyFigureInfoId, period, value })));
  const rows = ["EquityRatio", "QuickRatio", "NetSales"];
  const inner = new KeyFigureSheet(
    ...([
      edits,
      { year: period, by: "year", dimensionId: undefined },
      setting,
      rows,
      (): RowType => "Percent",
    ] as const),
  );
  return new ComparedSheet(inner, {
    valueOf: (rowId) => actuals[rowId] ?? null,
    write: (_, value, comparison) => `${comparison} ${String(value)}`,
  });
}

test("beside each period's target stand its actual value and what it is above the target", () => {
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
    ...["id", "name", "2026-01–2026-12", "2026-01–2026-12 actual", "2026-01–2026-12 difference"],
  ]);
  expect(tableOfGrid(sheet, (id) => id, "sv")[0]).toEqual([
    ...["kod", "namn", "2026-01–2026-12", "2026-01–2026-12 utfall", "2026-01–2026-12 skillnad"],
  ]);
});

test("targets alone are written, and the difference follows them", () => {
  const sheet = sheetOf({}, { EquityRatio: 56.5 });
  expect([year, actual, difference].map((id) => sheet.isReadOnly("EquityRatio", id))).toEqual([false, true, true]);
  sheet.change([
    { rowId: "EquityRatio", columnId: actual, content: 1 },
    { rowId: "EquityRatio", columnId: year, content: 60 },
  ]);
  expect([year, actual, difference].map((id) => sheet.content("EquityRatio", id))).toEqual([60, 56.5, -3.5]);
});

test("a value that is no number has no difference", () => {
  const sheet = sheetOf({ EquityRatio: 35 }, { EquityRatio: Infinity });
  expect(sheet.content("EquityRatio", difference)).toBeNull();
});
