// @vitest-environment node
import { expect, it } from "vitest";
import { readSheet } from "read-excel-file/web-worker";
import type { StatementColumn } from "@/contract/statements/columns";
import type { StatementLine } from "@/contract/statements/statement";
import { writeCsv } from "@/lib/spreadsheets/csv";
import { tableOfSheet } from "@/lib/spreadsheets/workbook";
import { writeWorkbook } from "@/lib/spreadsheets/xlsx";
import { statementSheet } from "./statement-sheet";

const line = (id: string, total: number, more: Partial<StatementLine> = {}): StatementLine => ({
  ...{ id, name: id, kind: "group", amounts: [total], total, lines: [], accounts: [] },
  ...more,
});
const account = (number: string, total: number) => ({ number, name: `=${number}`, amounts: [total], total });
const COLUMNS: StatementColumn[] = [
  { key: "year", of: ({ total }) => total },
  { key: "none", of: () => null },
];
const LINES = [
  line("Sales", 100_05, {
    lines: [line("Domestic", 90_05, { accounts: [account("3010", 90_05)] })],
    accounts: [account("3999", 10_00)],
  }),
  line("Other", 5_00),
  line("Income", 105_05, { kind: "sum" }),
  line("Costs", -40_00, { accounts: [account("4010", -40_00)] }),
  line("Result", 65_05, { kind: "sum" }),
];
const SHEET = statementSheet({
  ...{ name: "Resultat", lines: LINES, columns: COLUMNS, headingOf: ({ key }) => key },
  ...{ accountHeading: "Konto", lineHeading: "Rad" },
});

it("has lines as sums of what is below them, and sums as those of the lines before", () => {
  expect(SHEET.rows.slice(1).map(([number, name, year]) => [number!.value ?? name!.value, year!.formula])).toEqual([
    ["Sales", "ROUND(SUM(C3,C5),2)"],
    ["Domestic", "ROUND(SUM(C4),2)"],
    ["3010", undefined],
    ["3999", undefined],
    ["Other", undefined],
    ["Income", "ROUND(SUM(C2,C6),2)"],
    ["Costs", "ROUND(SUM(C9),2)"],
    ["4010", undefined],
    ["Result", "ROUND(SUM(C2,C6,C8),2)"],
  ]);
  expect(SHEET.rows.every((row) => row[3]!.value === undefined || row[3]!.style === "heading")).toBe(true);
});

it("shows its values in programs that do not compute, and in CSV", async () => {
  const rows = await readSheet(await writeWorkbook([SHEET]), { trim: false });
  expect(rows.slice(1).map((row) => row[2])).toEqual([100.05, 90.05, 90.05, 10, 5, 105.05, -40, -40, 65.05]);
  expect(rows[3]!.slice(0, 2)).toEqual(["3010", "=3010"]);
  const csv = writeCsv(tableOfSheet(SHEET), { decimalSign: "," });
  expect(csv.split("\r\n").slice(0, 4)).toEqual([
    "\ufeffKonto;Rad;year;none",
    ";Sales;100,05;",
    ";Domestic;90,05;",
    "3010;'=3010;90,05;",
  ]);
});
