import type { StatementColumn } from "@/contract/statements/columns";
import { ALL_OPEN, statementRows, type StatementRow } from "@/contract/statements/rows";
import type { StatementLine } from "@/contract/statements/statement";
import { cellAddress, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";

interface SheetOf {
  name: string;
  lines: readonly StatementLine[];
  columns: readonly StatementColumn[];
  headingOf: (column: StatementColumn) => string;
  accountHeading: string;
  lineHeading: string;
}

const HEADING_ROWS = 1;
const COLUMNS_BEFORE = 2;

/** The sheet of a statement with all its accounts. Formulas add up the rows below a line and the lines before a sum. */
export function statementSheet({ name, lines, columns, headingOf, ...headings }: SheetOf): Sheet {
  const rows = statementRows(lines, new Set([ALL_OPEN]));
  const heading = [headings.accountHeading, headings.lineHeading, ...columns.map(headingOf)];
  return {
    name,
    columns: [9, 48, ...columns.map(() => 16)],
    frozen: { rows: HEADING_ROWS, columns: COLUMNS_BEFORE },
    rows: [
      heading.map((value): SheetCell => ({ value, style: "heading" })),
      ...rows.map((row, at): SheetCell[] => {
        const style = row.kind === "sum" ? { style: "sum" as const } : {};
        const parts =
          row.kind === "account" ? [] : row.kind === "group" ? belowOf(rows, at) : beforeOf(rows, at, columns);
        return [
          { ...(row.number !== undefined && { value: row.number }), ...style },
          { value: row.name, ...(row.depth > 0 && { indent: row.depth }), ...style },
          ...columns.map((column, i) => ({ ...amountCell(rows, row, parts, column, COLUMNS_BEFORE + i), ...style })),
        ];
      }),
    ],
  };
}

function amountCell(
  rows: readonly StatementRow[],
  row: StatementRow,
  parts: readonly number[],
  column: StatementColumn,
  at: number,
): SheetCell {
  const ore = column.of(row.amounts);
  if (ore === null) return {};
  if (column.isShare) return { value: ore, decimals: 1 };
  const value = { value: ore / 100, decimals: 2 };
  const amounts = parts.map((part) => column.of(rows[part]!.amounts));
  const isSum = parts.length > 0 && amounts.reduce<number>((sum, amount) => sum + (amount ?? NaN), 0) === ore;
  if (!isSum) return value;
  return { ...value, formula: `ROUND(SUM(${parts.map((part) => cellAddress(HEADING_ROWS + part, at)).join(",")}),2)` };
}

/** Indexes of the rows one level below a row. */
function belowOf(rows: readonly StatementRow[], at: number): number[] {
  const found: number[] = [];
  for (let i = at + 1; i < rows.length && rows[i]!.depth > rows[at]!.depth; i++) {
    if (rows[i]!.depth === rows[at]!.depth + 1) found.push(i);
  }
  return found;
}

/** Indexes of the lines that a sum adds up: the longest run before it whose amounts sum to its own. */
function beforeOf(rows: readonly StatementRow[], at: number, columns: readonly StatementColumn[]): number[] {
  const before = rows.flatMap(({ kind, depth }, i) => (i < at && depth === 0 && kind === "group" ? [i] : []));
  for (let from = 0; from < before.length; from++) {
    const parts = before.slice(from);
    const isSum = columns.every((column) => {
      if (column.isShare) return true;
      const amounts = parts.map((part) => column.of(rows[part]!.amounts));
      const sum = amounts.reduce<number>((all, amount) => all + (amount ?? NaN), 0);
      return Number.isNaN(sum) || sum === column.of(rows[at]!.amounts);
    });
    if (isSum) return parts;
  }
  return [];
}
