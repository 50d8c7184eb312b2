import type { KeyFigure } from "@/contract/figures/key-figure";
import { figureDecimals } from "@/contract/format/format-figure";
import { columnRange, type SheetCell } from "@/lib/spreadsheets/workbook";
import type { ExportWords } from "./export-table";
import { currenciesOf, type PortfolioRow } from "./rows";

/** The members of a cell that its value is compared with. */
const COMPARISONS = ["before", "budget", "target"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface WorkbookWords extends ExportWords {
  title: string;
  /** The agency and the time of the values. */
  note: string;
  sheet: Record<"clients" | "types", string>;
  /** The name of a key figure as a heading, with the unit of its values. */
  figure: (keyFigure: KeyFigure) => string;
  /** Headings of what a value is compared with, of the difference from that, and of the difference in percent. */
  compared: (keyFigure: KeyFigure, comparison: Comparison, as: "value" | "difference" | "percent") => string;
  total: (of: "sum" | "median") => string;
  totalOf: (name: string, of: "sum" | "median") => string;
  count: string;
  withoutType: string;
  allTypes: string;
  /** Heads the column that says by 1 that a row is shown. */
  shown: string;
  /** A value with its unit. */
  spoken: (value: number, keyFigure: KeyFigure, currency: string) => string;
}

interface FigureColumns {
  keyFigure: KeyFigure;
  /** The place of its value among a row's. */
  index: number;
  /** The column of the value. */
  at: number;
  /** The columns of each comparison: what it is, the difference and, unless that is in points, the percentage. */
  compared: { comparison: Comparison; at: number }[];
}

/** The layout of the sheet of clients; rows and columns are counted from 0. */
export interface Layout {
  figures: FigureColumns[];
  at: { currency: number; type: number; shown: number };
  heading: number;
  first: number;
  last: number;
  /** The currency of the sums, which is that of most clients; undefined where no client has values. */
  currency: string | undefined;
}

/** Name, number, contact, telephone, books and currency. */
const COLUMNS_IN_FRONT = 6;
/** Comment, import, consultant and type. */
const COLUMNS_BEHIND = 4;
/** Title and note, with an empty row under them. */
const ROWS_ABOVE = 3;
/** Sum and median. */
const TOTAL_ROWS = 2;

export function layoutOf(rows: readonly PortfolioRow[], keyFigures: readonly KeyFigure[]): Layout {
  let next = COLUMNS_IN_FRONT;
  const figures = keyFigures.map((keyFigure, index): FigureColumns => {
    const at = next++;
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
    ...{ heading, first: heading + 1, last: heading + rows.length },
    currency: currenciesOf(rows)[0],
  };
}

/** The condition on rows of clients that no filter of the spreadsheet has hidden them. */
export function shownRows({ at, first, last }: Layout, sheet = ""): string {
  return `(${sheet}${columnRange(at.shown, first, last)}=1)`;
}

interface TotalsOf {
  figure: FigureColumns;
  layout: Layout;
  /** The rows, as a condition. */
  rows: string;
  /** The sheet of the clients with its exclamation mark; empty on that sheet itself. */
  sheet?: string;
  /** The values of both as the page has them. */
  gives: { sum: number | null; median: number | null };
  /** The address of the median. */
  medianAt: string;
}

/**
 * The sum of amounts in the currency of most clients, and the median, over the numbers of some rows: texts, which stand
 * for what is missing or infinite, count in neither. Without a number they are empty, as on the page.
 */
export function totalCells({ figure, layout, rows, sheet = "", gives, medianAt }: TotalsOf): {
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
    sum: isAmount ? { ...look, value: gives.sum ?? "", formula: `IF(ISNUMBER(${medianAt}),SUM(${counted}),"")` } : {},
    median: { ...look, value: gives.median ?? "", formula: `IFERROR(MEDIAN(${counted}),"")` },
  };
}
