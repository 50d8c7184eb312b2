import { expect, it } from "vitest";
import { sheetsOfWorkbook } from "./workbook-sheets";

it("the reason for a missing value stands in its cell and formula, cut before an emoji that the cut would split", () => {
  const reason = { code: "missingGroup", group: "NetSales" } as const;
  const rows = [[{ value: null, formula: "A1/B1", reason }]];
  const workbook = { sheets: [{ name: "Figures", columns: [10], frozen: { rows: 0, columns: 0 }, rows }] };
  const words = `"${"x".repeat(253)}`;
  const [sheet] = sheetsOfWorkbook(workbook as never, () => `${words}😀`);
  expect(sheet.rows[0]![0]).toEqual({ value: words, formula: `IFERROR(A1/B1,""${words}")` });
});
