import { describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { columnIdOf, columnPeriods } from "./columns";
import { KeyFigureSheet } from "./key-figure-sheet";
import type { RowType } from "./read-value";
import { ValueEdits } from "./value-edits";

const year = periodOfDays("2026-01-01", "2026-12-31");
const quarters = columnPeriods(year, "quarter");
/** Types by key figure. Own key figures have none, and `Count` shows that their ids are not taken for types. */
const TYPES: Record<string, RowType> = { Staff: "Count", Sales: "Amount", Costs: "Amount", Own: null, Count: null };

function sheetOf(values: Record<string, number[]>) {
  const edits = new ValueEdits();
  edits.setStored(
    Object.entries(values).flatMap(([keyFigureInfoId, list]) =>
      list.map((value, at) => ({ keyFigureInfoId, period: quarters[at]!, value })),
    ),
  );
  const setting = { locale: "sv-SE", currency: "SEK", readOnly: false, notANumber: "ej tal", describe: () => "" };
  const view = { year, by: "quarter" as const, dimensionId: undefined };
  return new KeyFigureSheet(edits, view, setting, Object.keys(TYPES), (id) => TYPES[id] ?? null);
}

const texts = (sheet: KeyFigureSheet, rowId: string) =>
  sheet.columnIds().map((columnId) => sheet.view(rowId, columnId).text);

describe("the numbers of a unit", () => {
  it("have the same number of decimals, which is two for amounts with öre", () => {
    const sheet = sheetOf({ Staff: [13, 12.9], Sales: [1200, 0], Costs: [7.5], Own: [1, 2.25], Count: [3] });
    expect(texts(sheet, "Staff").slice(0, 2)).toEqual(["13,0", "12,9"]);
    expect(texts(sheet, "Sales").slice(0, 2)).toEqual(["1\u202f200,00", "0,00"]);
    expect(texts(sheet, "Costs")[0]).toBe("7,50");
    expect([texts(sheet, "Own")[0], texts(sheet, "Count")[0]]).toEqual(["1,00", "3"]);
  });

  it("get more decimals in all rows when a number with more is typed, and fewer when it is cleared", () => {
    const sheet = sheetOf({ Sales: [1200], Costs: [7] });
    expect(texts(sheet, "Sales")[0]).toBe("1\u202f200");
    const announced: (ReadonlySet<string> | null)[] = [];
    const before = sheet.decimalsShown();
    sheet.subscribe((rowIds) => announced.push(rowIds));
    sheet.change([{ rowId: "Costs", columnId: columnIdOf(quarters[0]!), content: 7.25 }]);
    expect(announced).toContain(null);
    expect(texts(sheet, "Sales")[0]).toBe("1\u202f200,00");
    expect(sheet.decimalsShown()).not.toBe(before);
    sheet.change([{ rowId: "Costs", columnId: columnIdOf(quarters[0]!), content: null }]);
    expect(texts(sheet, "Sales")[0]).toBe("1\u202f200");
  });

  it("share at most two decimals, and a number with more shows its own", () => {
    const sheet = sheetOf({ Staff: [0.125, 2, Infinity] });
    expect(texts(sheet, "Staff")).toEqual(["0,125", "2,00", "∞", ""]);
  });
});
