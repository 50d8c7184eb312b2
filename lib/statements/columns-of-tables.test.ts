import { expect, it } from "vitest";
import type { StatementColumn } from "@/contract/statements/columns";
import { columnsOfTables } from "./columns-of-tables";

const column = (key: string, more: Partial<StatementColumn> = {}): StatementColumn => ({ key, of: () => 0, ...more });
const columnsOf = (...keys: string[]) => keys.map((key) => column(key));
const MONTHS = Array.from({ length: 12 }, (_, i) => `2024-${String(i + 1).padStart(2, "0")}`);
const MONTHS_AND_BUDGETS = MONTHS.flatMap((month) => [month, `${month}-budget`]);
/** The number of columns that fit on a page in landscape format. */
const MAX_COLUMNS = 13;
const widths = (columns: readonly StatementColumn[]) =>
  columnsOfTables(columns, MAX_COLUMNS).map(({ length }) => length);

it.each([
  { first: ["year", "year-before", "year-budget"], expected: [9, 10, 8] },
  { first: ["year", "year-before"], expected: [10, 10, 6] },
])("divides $first.length columns and twelve months with their budgets into $expected", ({ first, expected }) => {
  expect(widths(columnsOf(...first, ...MONTHS_AND_BUDGETS))).toEqual(expected);
});

it("divides columns without shares and budgets evenly", () => {
  expect(widths(columnsOf("year", "year-before", ...MONTHS))).toEqual([7, 7]);
  expect(widths(columnsOf("year", ...MONTHS))).toEqual([13]);
  expect(widths([])).toEqual([]);
});

it("keeps all columns in their order, and shares and budgets beside their amounts", () => {
  const columns = MONTHS.flatMap((month) => [
    column(month),
    column(`${month}-share`, { isShare: true }),
    column(`${month}-budget`),
  ]);
  const tables = columnsOfTables(columns, MAX_COLUMNS);
  expect(tables.flat()).toEqual(columns);
  expect(tables.map((table) => table[0]!.key)).toEqual(["2024-01", "2024-05", "2024-09"]);
});
