import { expect, it } from "vitest";
import type { AccountVoucherRow } from "@/contract/statements/account-vouchers";
import { RecalculatedSheets } from "@/lib/spreadsheets/testing/recalculate";
import { tableOfSheet } from "@/lib/spreadsheets/workbook";
import { accountVouchersSheet } from "./account-vouchers-sheet";

const WORDS = { sheet: "1930 Bank", column: (column: string) => column, opening: "Ingående", closing: "Utgående" };
const row = (line: number, text: string, amount: number, balance: number): AccountVoucherRow => ({
  date: "2024-01-15",
  text,
  amount,
  balance,
  objects: [],
  line,
  import: "one",
  program: "Prov",
  voucher: { series: "A", number: "1", date: "2024-01-15", text: "Dagskassa", line: 1 },
});

it("leads from the opening to the closing balance, row by row", () => {
  const sheet = accountVouchersSheet(
    { opening: 10_10, closing: 9_95 },
    [row(12, "", 20, 10_30), row(13, "Öresutjämning", -35, 9_95)],
    WORDS,
  );
  expect(tableOfSheet(sheet)).toEqual([
    ["date", "series", "number", "text", "amount", "balance", "line"],
    [null, null, null, "Ingående", null, 10.1, null],
    ["2024-01-15", "A", "1", "Dagskassa", 0.2, 10.3, 12],
    ["2024-01-15", "A", "1", "Öresutjämning", -0.35, 9.95, 13],
    [null, null, null, "Utgående", null, 9.95, null],
  ]);
  const { formulas, differences } = new RecalculatedSheets([sheet]).compare();
  expect(differences).toEqual([]);
  // The balances of both rows, and the closing balance.
  expect(formulas).toBe(3);
});

it("has the closing balance as a value, not as a formula, when the rows do not lead to it", () => {
  const sheet = accountVouchersSheet({ opening: 0, closing: 500 }, [row(12, "", 20, 20)], WORDS);
  expect(sheet.rows.at(-1)!.at(-2)).toEqual({ value: 5, decimals: 2, style: "sum" });
});
