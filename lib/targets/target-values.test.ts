import { expect, test } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { targetRows, valuesOf } from "./target-values";

const catalogue = [
  { id: "NetSales", name: "Net sales", valueType: "Amount" },
  { id: "GrossProfitMargin", name: "Gross margin", valueType: "Percent" },
] as KeyFigure[];
const period = (start: string, end: string) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59` });

test("a fiscal year's targets are those whose whole period lies in it", () => {
  const year = { start: "2024-07-01T00:00:00", end: "2025-06-30T00:00:00" } as FiscalYear;
  const targets = [
    { keyFigureType: "NetSales", period: period("2024-07-01", "2025-06-30"), value: 1 },
    { keyFigureType: "NetSales", period: period("2024-06-01", "2024-06-30"), value: 2 },
    { keyFigureType: "NetSales", period: period("2025-06-01", "2025-07-31"), value: 3 },
    { keyFigureType: "Own", period: period("2025-06-01", "2025-06-30"), value: 4 },
  ];
  expect(valuesOf(targets, year)).toEqual([
    { keyFigureInfoId: "NetSales", period: targets[0]!.period, value: 1 },
    { keyFigureInfoId: "Own", period: targets[3]!.period, value: 4 },
  ]);
});

test("rows are the catalogue's key figures, then others with a target; known rows keep their order", () => {
  const rows = targetRows(catalogue);
  const address = (keyFigureInfoId: string) => ({ keyFigureInfoId, period: period("2025-01-01", "2025-01-31") });
  expect(rows.rows([address("b"), address("NetSales")], [])).toEqual(["NetSales", "GrossProfitMargin", "b"]);
  expect(rows.rows([address("a"), address("b")], ["NetSales", "b"])).toEqual([
    "NetSales",
    "GrossProfitMargin",
    "b",
    "a",
  ]);
  expect(["NetSales", "GrossProfitMargin", "b"].map(rows.typeOf)).toEqual(["Amount", "Percent", null]);
});
