import { addDays } from "@/contract/calendar";
import { firstDay, lastDay } from "@/contract/period";
import type { StatementColumn } from "@/contract/statements/columns";
import { ALL_OPEN, statementRows, type StatementRow } from "@/contract/statements/rows";
import type { StatementLine } from "@/contract/statements/statement";
import { sumOfColumns, sumOfRows } from "@/lib/spreadsheets/sum-formula";
import { cellAddress, type Sheet, type SheetCell } from "@/lib/spreadsheets/workbook";
import { addsUp, sumParts, type SummedRow } from "./sum-parts";

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

/**
 * A statement with all its accounts, as formulas: a line adds up the rows below it, a sum adds up lines before it, and
 * an account's year adds up its months. Differences, deviations and shares refer to the cells that they compare.
 */
export function statementSheet({ name, lines, columns, headingOf, ...headings }: SheetOf): Sheet {
  const rows = statementRows(lines, new Set([ALL_OPEN]));
  const heading = [headings.accountHeading, headings.lineHeading, ...columns.map(headingOf)];
  const amounts = new AmountCells(rows, columns);
  return {
    name,
    columns: [9, 48, ...columns.map(() => 16)],
    frozen: { rows: HEADING_ROWS, columns: COLUMNS_BEFORE },
    rows: [
      heading.map((value): SheetCell => ({ value, style: "heading" })),
      ...rows.map((row, at): SheetCell[] => {
        const style = row.kind === "sum" ? { style: "sum" as const } : {};
        return [
          { ...(row.number !== undefined && { value: row.number }), ...style },
          { value: row.name, ...(row.depth > 0 && { indent: row.depth }), ...style },
          ...amounts.cellsOf(at).map((cell) => ({ ...cell, ...style })),
        ];
      }),
    ],
  };
}

/** The cells of amounts. A cell is a formula if the cells that it depends on are shown and give the same result. */
class AmountCells {
  private readonly summed: SummedRow[];
  /** The index of each column by its key. */
  private readonly places: ReadonlyMap<string, number>;
  /** For each column, the columns that add up to it ({@link partsOf}). */
  private readonly parts: number[][];

  constructor(
    private readonly rows: readonly StatementRow[],
    private readonly columns: readonly StatementColumn[],
  ) {
    // Shares are left out, because they do not add up.
    this.summed = rows.map(({ kind, depth, amounts }) => ({
      kind,
      depth,
      amounts: columns.map((column) => (column.isShare ? null : column.of(amounts))),
    }));
    this.places = new Map(columns.map(({ key }, i) => [key, i]));
    this.parts = columns.map((column) => partsOf(column, columns));
  }

  cellsOf(at: number): SheetCell[] {
    const below = sumParts(this.summed, at);
    return this.columns.map((column, i): SheetCell => {
      const value = column.of(this.rows[at]!.amounts);
      if (value === null) return {};
      const formula = this.shareOf(at, column) ?? this.differenceOf(at, column) ?? this.sumOf(at, i, below);
      const look = column.isShare ? { value, decimals: 1 } : { value: value / 100, decimals: 2 };
      return formula === undefined ? look : { ...look, formula };
    });
  }

  private address(at: number, column: number): string {
    return cellAddress(HEADING_ROWS + at, COLUMNS_BEFORE + column);
  }

  private shareOf(at: number, { share }: StatementColumn): string | undefined {
    const column = share && this.places.get(share.of);
    // A row has the statement's own line as its amounts, so the same object means the same line.
    const line = this.rows.findIndex(({ amounts }) => amounts === share?.whole);
    if (column === undefined || line < 0) return undefined;
    const whole = this.address(line, column);
    return `IF(${whole}=0,"",${this.address(at, column)}/ABS(${whole})*100)`;
  }

  private differenceOf(at: number, { less }: StatementColumn): string | undefined {
    const [first, second] = [less && this.places.get(less[0]), less && this.places.get(less[1])];
    if (first === undefined || second === undefined) return undefined;
    return `ROUND(${this.address(at, first)}-${this.address(at, second)},2)`;
  }

  private sumOf(at: number, column: number, below: readonly number[]): string | undefined {
    if (addsUp(this.summed, at, below, column)) {
      return sumOfRows(
        below.map((row) => HEADING_ROWS + row),
        COLUMNS_BEFORE + column,
      );
    }
    const { amounts } = this.summed[at]!;
    const parts = this.parts[column]!;
    const isSum = parts.length > 0 && parts.reduce((sum, part) => sum + (amounts[part] ?? NaN), 0) === amounts[column];
    if (!isSum) return undefined;
    if (parts.length === 1) return this.address(at, parts[0]!);
    return sumOfColumns(
      HEADING_ROWS + at,
      parts.map((part) => COLUMNS_BEFORE + part),
    );
  }
}

/**
 * Indexes of the columns that a column is the sum of: parts of the year that cover its period without a gap. For a
 * balance, the part that ends on the same day. Empty if some of them are not shown.
 */
function partsOf(column: StatementColumn, columns: readonly StatementColumn[]): number[] {
  const period = column.span ?? column.period;
  if (!period || column.isPart || column.less || column.isShare) return [];
  const parts = columns.flatMap((part, i) => {
    const partPeriod = part.span ?? part.period;
    return part.isPart && !part.isShare && partPeriod && part.name === column.name
      ? [{ i, first: firstDay(partPeriod), last: lastDay(partPeriod) }]
      : [];
  });
  if (column.isBalance) return parts.flatMap(({ i, last }) => (last === lastDay(period) ? [i] : []));
  const within = parts.filter(({ first, last }) => first >= firstDay(period) && last <= lastDay(period));
  const isWhole =
    within[0]?.first === firstDay(period) &&
    within.at(-1)?.last === lastDay(period) &&
    within.every(({ first }, i) => i === 0 || first === addDays(within[i - 1]!.last, 1));
  return isWhole ? within.map(({ i }) => i) : [];
}
