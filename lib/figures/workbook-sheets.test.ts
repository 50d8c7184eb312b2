import { expect, it } from "vitest";
import { sheetsOfWorkbook } from "./workbook-sheets";

it("the reason for a missing value stands in its cell and formula, cut before an emoji that the cut would split", () => {
  const reason = { code: "missingGroup", group: "NetSales" } as const;
  const rows = [[{ formula: "A1/B1", reason }]];
  const workbook = { sheets: [{ name: "Figures", columns: [10], frozen: { rows: 0, columns: 0 }, rows }] };
  // 254 characters, after which the two halves of an emoji exceed the limit of 255. A formula doubles quotation marks.
  const words = `"${"x".repeat(253)}`;
  const [sheet] = sheetsOfWorkbook(workbook, () => `${words}😀`);
  expect(sheet.rows[0]![0]).toEqual({ value: words, formula: `IFERROR(A1/B1,""${words}")` });
});
