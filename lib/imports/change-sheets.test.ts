import { describe, expect, it } from "vitest";
import type { ChangedVoucher, ImportChange, VoucherState } from "@/contract/imports/import-change";
import { periodOfDays } from "@/contract/period";
import { writeCsv } from "@/lib/spreadsheets/csv";
import { RecalculatedSheets } from "@/lib/spreadsheets/testing/recalculate";
import { tableOfSheet, type Sheet } from "@/lib/spreadsheets/workbook";
import { changeSheets } from "./change-sheets";

const changed = (before: number, after: number) => ({ before, after, difference: after - before });
const BOOKS: NonNullable<ImportChange["books"]> = {
  accounts: [
    {
      number: "1910",
      name: "=Kassa",
      opening: changed(10_00, 20_10),
      closing: changed(110_10, 127_25),
      months: [{ month: "2024-01", ...changed(100_10, 107_15) }],
    },
  ],
  vouchers: { before: 1, after: 2, added: 1, removed: 0, changed: 0, renumbered: 1 },
  months: [periodOfDays("2024-01-01", "2024-01-31")],
  keyFigures: [
    {
      keyFigure: { id: "EquityRatio", name: "Soliditet", valueType: "Percent" },
      values: [
        { period: periodOfDays("2024-01-01", "2024-01-31"), before: 12.25, after: 14.5 },
        { period: periodOfDays("2024-02-01", "2024-02-29"), before: null, after: 14.5 },
      ],
    },
  ],
};
const state = (number: string, text: string): VoucherState => ({
  line: 1,
  series: "A",
  number,
  date: "2024-01-10",
  text,
  debit: 7_05,
  import: "one",
});
const VOUCHERS: ChangedVoucher[] = [
  { change: "renumbered", before: state("1", "Hyra"), after: state("2", "Hyra"), rows: [], rowCount: 0 },
  {
    change: "added",
    after: state("3", "Kvitto"),
    rowCount: 3,
    rows: [
      {
        change: "added",
        kind: "TRANS",
        account: { number: "3010", name: "Varor" },
        amount: -7_05,
        date: "2024-01-10",
        text: "",
        objects: [],
      },
    ],
  },
];
const WORDS: Parameters<typeof changeSheets>[2] = {
  sheet: { accounts: "Konton", vouchers: "Verifikationer", figures: "Nyckeltal" },
  column: (column) => column,
  opening: "Ingående",
  closing: "Utgående",
  month: (month) => month,
  change: (change) => change,
  row: (change) => `row ${change}`,
  moreRows: (count) => `${count} more`,
  incomplete: "cut off",
  unit: () => "%",
};
const SHEETS = changeSheets(BOOKS, { vouchers: VOUCHERS, isComplete: true }, WORDS);
const valuesOf = ({ rows }: Sheet) => rows.slice(1).map((row) => row.map(({ value }) => value ?? null));
const values = (sheet: number) => valuesOf(SHEETS[sheet]!);

describe("all that an import changed", () => {
  it("has accounts, vouchers with their rows, and key figures on three sheets", () => {
    expect(SHEETS.map(({ name }) => name)).toEqual(["Konton", "Verifikationer", "Nyckeltal"]);
    expect(values(0)).toEqual([
      ["1910", "=Kassa", "Utgående", 110.1, 127.25, 17.15],
      ["1910", "=Kassa", "Ingående", 10, 20.1, 10.1],
      ["1910", "=Kassa", "2024-01", 100.1, 107.15, 7.05],
    ]);
    expect(values(1)).toEqual([
      ["renumbered", "2024-01-10", "A 1 → A 2", "Hyra", null, null, 7.05, 7.05, 0],
      ["added", "2024-01-10", "A 3", "Kvitto", null, null, null, 7.05, 7.05],
      ["row added", "2024-01-10", "A 3", null, "3010", "Varor", null, -7.05, -7.05],
      [null, null, "A 3", "2 more", null, null, null, null, null],
    ]);
    expect(values(2)).toEqual([
      ["Soliditet", "2024-01", "%", 12.25, 14.5, 2.25],
      ["Soliditet", "2024-02", "%", null, 14.5, null],
    ]);
  });

  it("says when not all changed vouchers are listed", () => {
    const [, sheet] = changeSheets(BOOKS, { vouchers: [], isComplete: false }, WORDS);
    expect(valuesOf(sheet!)).toEqual([[null, null, null, "cut off", null, null, null, null, null]]);
  });

  it("gives the same differences when a spreadsheet computes them", () => {
    const { formulas, differences } = new RecalculatedSheets(SHEETS).compare();
    expect(differences).toEqual([]);
    // Each difference in the values above.
    expect(formulas).toBe(7);
  });

  it("is the accounts in CSV, as a spreadsheet with a decimal comma reads it", () => {
    const csv = writeCsv(tableOfSheet(SHEETS[0]), { decimalSign: "," });
    expect(csv.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffaccount;name;of;before;after;difference",
      "1910;'=Kassa;Utgående;110,1;127,25;17,15",
    ]);
  });
});
