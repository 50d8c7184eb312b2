import type { CalendarDay } from "@/contract/calendar";

/** The content of a PDF. Its numbers are texts already, in its language: the thread that draws it only places them. */
export interface PdfDocument {
  language: "en" | "sv";
  title: string;
  company: string;
  organisationNumber: string;
  /** Null for a company without an agency. */
  agency: string | null;
  /** Stands over the first page in place of the agency's name, which is its alternative text. */
  logo?: PdfLogo;
  /** Colour of the rule under the letterhead, as #rrggbb, and of headings where it is legible on white. */
  colour?: string;
  /** The period that the figures are of. */
  period: string;
  /** The day on which it is made. The same content gives the same bytes all day, so that clients can revalidate. */
  madeOn: CalendarDay;
  /** Under the title: what the amounts are. */
  detail?: string;
  blocks: PdfBlock[];
}

export interface PdfLogo {
  /** A PNG or JPEG that was checked before: a damaged one would end the thread. */
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

/** A line chart. Its values stand in a table as well. */
export interface PdfChart {
  kind: "chart";
  /** Said in its place to those who cannot see it. */
  alt: string;
  /** The unit of the values; stands over their axis. */
  unit: string;
  /** The names of the steps, with the year where it is not part of one. */
  steps: { name: string; year?: string }[];
  /** The axis of values, from the lowest to the highest. */
  ticks: { value: number; name: string }[];
  series: PdfSeries[];
}

export interface PdfSeries {
  name: string;
  look: "value" | "yearBefore" | "budget";
  /** One a step; null leaves a gap. */
  values: (number | null)[];
}

/** A table as wide as the page. Its first column names its rows; all others are figures, at the right. */
export interface PdfTable {
  kind: "table";
  /** Said to those who cannot see it. */
  name: string;
  columns: PdfColumn[];
  rows: PdfRow[];
}

export interface PdfColumn {
  heading: string;
  /** Begins a group of columns: a table that is too wide for a page is cut here first. */
  begins?: boolean;
  /** Holds small lines in place of figures. */
  hasLines?: boolean;
}

/** The shape of a row of numbers, without axes. */
export interface PdfLine {
  /** Said in its place to those who cannot see it. */
  alt: string;
  /** Null leaves a gap. */
  values: (number | null)[];
}

export interface PdfRow {
  /** One for each column. */
  cells: string[];
  /** The small lines of a row: one for each column, null where the cell has a text. */
  lines?: (PdfLine | null)[];
  /** In small type under the text of the first cell. */
  note?: string;
  /** Steps that the first cell is indented by. */
  depth?: number;
  isSum?: boolean;
}

/** The most that one PDF holds. Drawing as much takes four seconds and most of the memory that a thread has. */
export const PDF_LIMITS = { cells: 30_000, blocks: 2_000 };
