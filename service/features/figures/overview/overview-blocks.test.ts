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
  ["its own unit", -100.2, -100],
  ["percent", 100.001, 100],
])("writes a change in %s that rounds to zero as 0", (_, value, yearBefore) => {
  const blocks = overviewBlocks({
    results: [{ keyFigure: OPERATING_PROFIT, keyFigureValues: [{ period: PERIOD, value, yearBefore }] }],
    resolution: undefined,
    comments: [],
    language: "sv",
    currency: "SEK",
    reason: () => "",
  });
  const table = blocks.find((block): block is PdfTable => block.kind === "table")!;
  const change = table.columns.findIndex(({ heading }) => heading === "Förändring");
  expect(table.rows[0]!.cells[change]).toBe("0");
});
