import { expect, it } from "vitest";
import type { VoucherSummary } from "@/contract/vouchers";
import { writeCsv } from "@/lib/spreadsheets/csv";
import { tableOfSheet } from "@/lib/spreadsheets/workbook";
import { voucherSheet } from "./voucher-sheet";

const voucher = (number: string, text: string, debit: number): VoucherSummary => ({
  import: "one",
  line: 1,
  series: "A",
  number,
  date: "2024-01-15",
  text,
  debit,
  accounts: ["1930", "3010"],
});
const SHEET = voucherSheet([voucher("1", "=Kontant; dag", 123_456), voucher("", "", 0)], {
  sheet: "Verifikationer",
  column: (column) => column,
});

it("has a voucher in each row, and filters by its heading", () => {
  expect(tableOfSheet(SHEET)).toEqual([
    ["date", "series", "number", "text", "accounts", "amount"],
    ["2024-01-15", "A", "1", "=Kontant; dag", "1930, 3010", 1234.56],
    ["2024-01-15", "A", null, null, "1930, 3010", 0],
  ]);
  expect(SHEET.filterRow).toBe(0);
});

it("is written as CSV with a decimal comma or with a decimal point", () => {
  const lineOf = (decimalSign: "," | ".") => writeCsv(tableOfSheet(SHEET), { decimalSign }).split("\r\n")[1];
  expect(lineOf(",")).toBe(`2024-01-15;A;1;"'=Kontant; dag";"1930, 3010";1234,56`);
  expect(lineOf(".")).toBe(`2024-01-15,A,1,"'=Kontant; dag","1930, 3010",1234.56`);
});
