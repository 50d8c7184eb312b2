import type { KeyFigure } from "@/contract/figures/key-figure";
import { figureDecimals } from "@/contract/format/format-figure";
import { columnRange, type SheetCell } from "@/lib/spreadsheets/workbook";
import type { ExportWords } from "./export-table";
import type { PortfolioRow } from "./rows";

/** Members of a `PortfolioCell` that its value is compared with. */
const COMPARISONS = ["before", "budget", "target"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface WorkbookWords extends ExportWords {
  title: string;
  /** The text below the title: the agency and the time of the values. */
  note: string;
  sheet: Record<"clients" | "types", string>;
  /** Heading of a key figure, with the unit of its values. */
  figure: (keyFigure: KeyFigure) => string;
  /** Heading of a compared value, of the difference from it, or of the difference in percent. */
  compared: (keyFigure: KeyFigure, comparison: Comparison, as: "value" | "difference" | "percent") => string;
  /** Heading of the sums or medians of all columns, with the currency of amounts where clients have several. */
  total: (of: "sum" | "median", currency: string | undefined) => string;
  /** Heading of the sums or medians of one column, with their currency where clients have several. */
  totalOf: (name: string, of: "sum" | "median", currency: string | undefined) => string;
  count: string;
  withoutType: string;
  allTypes: string;
  /** Heading of the column that has 1 for rows that the filter shows. */
  shown: string;
  /** A value with its unit. */
  spoken: (value: number, keyFigure: KeyFigure, currency: string) => string;
}

interface FigureColumns {
  keyFigure: KeyFigure;
  /** Index of its cell in a row's cells. */
  index: number;
  /** The column of the value. */
  at: number;
  /**
   * The comparisons with their first columns. Each has the compared value, the difference and, except for key figures
   * in percent, the difference in percent.
   */
  compared: { comparison: Comparison; at: number }[];
}

/** The layout of the sheet of clients; rows and columns are counted from 0. */
export interface Layout {
  figures: FigureColumns[];
  /** Columns that formulas refer to. */
  at: { currency: number; type: number; shown: number };
  /** The row of the headings, and below it the first and the last row of clients. */
  heading: number;
  first: number;
  last: number;
  /** The currency of the sums, which is the most frequent one; undefined when no client has values. */
  currency: string | undefined;
  /** The currency as headings of sums name it: undefined where clients have only one. */
  namedCurrency: string | undefined;
}

/** Number of columns for name, number, contact, telephone, books and currency. */
const COLUMNS_IN_FRONT = 6;
/** Number of columns for comment, import, consultant and type. */
const COLUMNS_BEHIND = 4;
/** Number of rows for title and note, with an empty row below. */
const ROWS_ABOVE = 3;
/** Number of rows for sum and median. */
const TOTAL_ROWS = 2;

/** @param currencies those of the clients, the most frequent one first */
export function layoutOf(
  rows: readonly PortfolioRow[],
  keyFigures: readonly KeyFigure[],
  currencies: readonly string[],
): Layout {
  let next = COLUMNS_IN_FRONT;
  const figures = keyFigures.map((keyFigure, index): FigureColumns => {
    const at = next++;
    // The year before always has columns; a budget or target has them only if some client has one (ADR 0107).
    const compared = COMPARISONS.filter(
      (comparison) =>
        comparison === "before" || rows.some(({ cells }) => (cells[index]?.[comparison] ?? null) !== null),
    ).map((comparison) => {
      const place = { comparison, at: next };
      next += keyFigure.valueType === "Percent" ? 2 : 3;
      return place;
    });
    return { keyFigure, index, at, compared };
  });
  const heading = ROWS_ABOVE + (keyFigures.length > 0 ? TOTAL_ROWS : 0);
  return {
    figures,
    at: { currency: COLUMNS_IN_FRONT - 1, type: next + COLUMNS_BEHIND - 1, shown: next + COLUMNS_BEHIND },
    heading,
    first: heading + 1,
    last: heading + rows.length,
    currency: currencies[0],
    namedCurrency: currencies.length > 1 ? currencies[0] : undefined,
  };
}

/** An array formula that is true for client rows that the spreadsheet's filter shows. */
export function shownRows({ at, first, last }: Layout, sheet = ""): string {
  return `(${sheet}${columnRange(at.shown, first, last)}=1)`;
}

interface TotalsOf {
  figure: FigureColumns;
  layout: Layout;
  /** An array formula that is true for the rows to count. */
  rows: string;
  /** Prefix of addresses in the clients' sheet, such as `'Clients'!`; empty on that sheet itself. */
  sheet?: string;
  /** Sum and median as the page shows them, for programs that do not compute formulas. */
  shown: { sum: number | null; median: number | null };
  /** The address of the cell with the median. */
  medianAt: string;
}

/**
 * Formula cells for the sum and the median of some rows; of amounts, those in the most frequent currency. Texts, which
 * mark missing and infinite values and those of another kind, are not counted. Without any number the cells are empty,
 * as on the page.
 */
export function totalCells({ figure, layout, rows, sheet = "", shown, medianAt }: TotalsOf): {
  sum: SheetCell;
  median: SheetCell;
} {
  const { keyFigure, at } = figure;
  const { first, last, currency } = layout;
  const isAmount = keyFigure.valueType === "Amount";
  const inCurrency = isAmount ? `*(${sheet}${columnRange(layout.at.currency, first, last)}="${currency ?? ""}")` : "";
  const counted = `IF(${rows}${inCurrency},${sheet}${columnRange(at, first, last)},"")`;
  const look = { isArray: true, decimals: figureDecimals(keyFigure) };
  return {
    sum: isAmount ? { ...look, value: shown.sum ?? "", formula: `IF(ISNUMBER(${medianAt}),SUM(${counted}),"")` } : {},
    median: { ...look, value: shown.median ?? "", formula: `IFERROR(MEDIAN(${counted}),"")` },
  };
}
