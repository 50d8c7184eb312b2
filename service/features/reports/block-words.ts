import type { Locale } from "@/contract/format/locale";
import type { ContentBlockOf } from "@/contract/reports/content";
import { FIGURE_COLUMNS, type FigureColumn } from "@/contract/reports/figure-columns";

/** The columns of a block of key figures: the values first, then the chosen columns. */
export function figureColumns(
  chosen: readonly FigureColumn[],
  language: Locale,
): ContentBlockOf<"keyFigures">["columns"] {
  return (["value", ...chosen] as const).map((column) => ({ column, name: FIGURE_COLUMNS[language][column] }));
}

type RestatedColumn = ContentBlockOf<"restatement">["columns"][number]["column"];
const RESTATED_COLUMNS: Record<Locale, Record<RestatedColumn, string>> = {
  sv: { reported: "I rapporten", now: "Nu", difference: "Skillnad" },
  en: { reported: "In the report", now: "Now", difference: "Difference" },
};

export function restatedColumns(language: Locale): ContentBlockOf<"restatement">["columns"] {
  return (["reported", "now", "difference"] as const).map((column) => ({
    column,
    name: RESTATED_COLUMNS[language][column],
  }));
}

interface PdfWords {
  keyFigure: string;
  line: string;
  period: string;
  by: (author: string) => string;
  /** The text alternative of a chart: its lines, and where the first line is lowest and highest. */
  chart: (lines: readonly string[], from: string, to: string, extremes: Extremes) => string;
  /** The text alternative of a sparkline: its first and last value. */
  sparkline: (label: string, first: string, last: string) => string;
}

/** The lowest and the highest value, each with its period, as text. */
type Extremes = Record<"lowest" | "highest", string>;

/** The words of a PDF that the content of the report does not have. */
export const PDF_WORDS: Record<Locale, PdfWords> = {
  sv: {
    keyFigure: "Nyckeltal",
    line: "Rad",
    period: "Period",
    by: (author) => `Upprättad av ${author}.`,
    chart: (lines, from, to, { lowest, highest }) =>
      `Linjediagram från ${from} till ${to}: ${lines.join(", ")}. Lägst ${lowest}, högst ${highest}. ` +
      "Alla värden står i tabellen under diagrammet.",
    sparkline: (label, first, last) => `${label}: från ${first} till ${last}`,
  },
  en: {
    keyFigure: "Key figure",
    line: "Line",
    period: "Period",
    by: (author) => `Prepared by ${author}.`,
    chart: (lines, from, to, { lowest, highest }) =>
      `Line chart from ${from} to ${to}: ${lines.join(", ")}. Lowest ${lowest}, highest ${highest}. ` +
      "All values are in the table under the chart.",
    sparkline: (label, first, last) => `${label}: from ${first} to ${last}`,
  },
};
