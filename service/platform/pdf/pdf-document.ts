import type { CalendarDay } from "@/contract/calendar";
import type { Locale } from "@/contract/format/locale";

/** The content of a PDF. All numbers are formatted texts already, except those that charts and sparklines plot. */
export interface PdfDocument {
  language: Locale;
  title: string;
  company: string;
  organisationNumber: string;
  /** Null for a company without an agency. */
  agency: string | null;
  /** The logo in place of the agency's name on the first page; its alternative text is that name or the company's. */
  logo?: PdfLogo;
  /** As #rrggbb: for the letterhead's rule, and for headings, charts and the agency's name if legible on white. */
  colour?: string;
  /** The period of the figures. */
  period: string;
  /**
   * The day of creation, or in a report that of its `asOf`. Equal content gives equal bytes all day, so that clients
   * can revalidate.
   */
  madeOn: CalendarDay;
  /** The text below title, company and period: for example the object or the author, and the unit of the amounts. */
  detail?: string;
  blocks: PdfBlock[];
}

export interface PdfLogo {
  /** A PNG or JPEG that was validated before; a damaged image would crash the worker thread. */
  bytes: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

export type PdfBlock =
  | { kind: "heading"; level: 1 | 2; text: string; newPage?: boolean }
  | { kind: "paragraph"; text: string; isQuiet?: boolean }
  | PdfChart
  | PdfTable;

/** A line chart. Screen readers read only its alternative text, so a table with its values follows it. */
export interface PdfChart {
  kind: "chart";
  /** Alternative text for screen readers. */
  alt: string;
  /** The unit of the values, shown above their axis. */
  unit: string;
  /** The labels of the steps, with the year if it is not part of the label. */
  steps: { name: string; year?: string }[];
  /** The axis of values, from the lowest to the highest. */
  ticks: { value: number; name: string }[];
  series: PdfSeries[];
}

export interface PdfSeries {
  name: string;
  look: "value" | "yearBefore" | "budget";
  /** One value per step; null leaves a gap. */
  values: (number | null)[];
}

/** A table as wide as the page. The first column names the rows; all others are right-aligned figures. */
export interface PdfTable {
  kind: "table";
  /** The title of the table in the structure, for screen readers. */
  name: string;
  columns: PdfColumn[];
  rows: PdfRow[];
}

export interface PdfColumn {
  heading: string;
  /** True for the first column of a group; a table that is too wide is preferably split here. */
  begins?: boolean;
  /** True if the column contains sparklines in place of figures. */
  hasSparklines?: boolean;
}

/** A sparkline: a line chart without axes. */
export interface PdfSparkline {
  /** Alternative text for screen readers. */
  alt: string;
  /** Null leaves a gap. */
  values: (number | null)[];
}

export interface PdfRow {
  /** One for each column. */
  cells: string[];
  /** The sparklines of a row, one per column, each drawn in place of the cell's text; null to draw the text. */
  sparklines?: (PdfSparkline | null)[];
  /** A note in small type below the text of the first cell. */
  note?: string;
  /** Indentation steps of the first cell. */
  depth?: number;
  isSum?: boolean;
}

/** Limits of one PDF. Drawing a maximal one takes four seconds and most of the memory of the worker thread. */
export const PDF_LIMITS = { cells: 30_000, blocks: 2_000 };
