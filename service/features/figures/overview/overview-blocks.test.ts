import { expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { periodOfDays } from "@/contract/period";
import type { PdfTable } from "../../../platform/pdf/pdf-document";
import { overviewBlocks } from "./overview-blocks";

const PERIOD = periodOfDays("2025-01-01", "2025-12-31");
const OPERATING_PROFIT: KeyFigure = {
  id: "OperatingProfit",
  name: "Rörelseresultat",
  description: "",
  valueType: "Amount",
};

it.each([
  // A change from a negative value has no percentage.
  ["its own unit", -100.2, -100],
  ["percent", 100.001, 100],
])("writes a change in %s that rounds to zero as 0", (_, value, yearBefore) => {
  const blocks = overviewBlocks({
    results: [{ keyFigure: OPERATING_PROFIT, keyFigureValues: [{ period: PERIOD, value, yearBefore }] }],
    resolution: undefined,
    comments: [],
    language: "sv",
    currencyOf: () => "SEK",
    reason: () => "",
  });
  const table = blocks.find((block): block is PdfTable => block.kind === "table")!;
  const change = table.columns.findIndex(({ heading }) => heading === "Förändring");
  expect(table.rows[0]!.cells[change]).toBe("0");
});

it("writes each amount in the currency of its period", () => {
  const before = periodOfDays("2024-01-01", "2024-12-31");
  const keyFigureValues = [
    { period: before, value: 100 },
    { period: PERIOD, value: 10 },
  ];
  const tables = overviewBlocks({
    results: [{ keyFigure: OPERATING_PROFIT, keyFigureValues }],
    resolution: undefined,
    comments: [],
    language: "sv",
    currencyOf: (period) => (period === before ? "SEK" : "EUR"),
    reason: () => "",
  }).filter((block): block is PdfTable => block.kind === "table");
  expect(tables.map(({ rows }) => rows[0]!.cells.slice(1))).toEqual([
    ["10\u00a0EUR", "–", "–"],
    ["100\u00a0kr", "10\u00a0EUR"],
  ]);
});

it("has no table of several years without any value", () => {
  const periods = [periodOfDays("2024-01-01", "2024-12-31"), PERIOD];
  const blocks = overviewBlocks({
    results: [{ keyFigure: OPERATING_PROFIT, keyFigureValues: periods.map((period) => ({ period, value: null })) }],
    resolution: undefined,
    comments: [],
    language: "sv",
    currencyOf: () => "SEK",
    reason: () => "",
  });
  // Only the table of the latest values is left.
  expect(blocks.filter(({ kind }) => kind === "table")).toHaveLength(1);
});
