import type { ReportLanguage, StatementColumn } from "@/contract/reports/blocks";
import type { ContentBlockOf } from "@/contract/reports/content";
import { FIGURE_COLUMNS, type FigureColumn } from "@/contract/reports/figure-columns";

/** The columns of a block of key figures: the values first, then the chosen columns. */
export function figureColumns(
  chosen: readonly FigureColumn[],
  language: ReportLanguage,
): ContentBlockOf<"keyFigures">["columns"] {
  return (["value", ...chosen] as const).map((column) => ({ column, name: FIGURE_COLUMNS[language][column] }));
}

type RestatedColumn = ContentBlockOf<"restatement">["columns"][number]["column"];
const RESTATED_COLUMNS: Record<ReportLanguage, Record<RestatedColumn, string>> = {
  sv: { reported: "I rapporten", now: "Nu", difference: "Skillnad" },
  en: { reported: "In the report", now: "Now", difference: "Difference" },
};

export function restatedColumns(language: ReportLanguage): ContentBlockOf<"restatement">["columns"] {
  return (["reported", "now", "difference"] as const).map((column) => ({
    column,
    name: RESTATED_COLUMNS[language][column],
  }));
}

type ColumnNames = Record<StatementColumn, string>;
const IN_PERIOD: Record<ReportLanguage, ColumnNames> = {
  sv: {
    amount: "Perioden",
    yearBefore: "Föregående år",
    budget: "Budget",
    yearToDate: "Ackumulerat",
    yearToDateBefore: "Ackumulerat föregående år",
    opening: "Ingående balans",
  },
  en: {
    amount: "Period",
    yearBefore: "Year before",
    budget: "Budget",
    yearToDate: "Year to date",
    yearToDateBefore: "Year to date, year before",
    opening: "Opening balance",
  },
};
const AT_PERIOD_END: Record<ReportLanguage, Partial<ColumnNames>> = {
  sv: { amount: "Utgående balans" },
  en: { amount: "Closing balance" },
};

export function columnName(column: StatementColumn, statement: "income" | "balance", language: ReportLanguage): string {
  const ofBalance = statement === "balance" ? AT_PERIOD_END[language][column] : undefined;
  return ofBalance ?? IN_PERIOD[language][column];
}

interface PdfWords {
  keyFigure: string;
  line: string;
  period: string;
  by: (author: string) => string;
  amounts: (unit: string) => string;
  /** The text alternative of a chart: its lines, and where the first line is lowest and highest. */
  chart: (lines: readonly string[], from: string, to: string, extremes: Extremes) => string;
  course: (of: string, from: string, to: string) => string;
}

/** The lowest and the highest value, each with its period, as text. */
type Extremes = Record<"lowest" | "highest", string>;

/** The words of a PDF outside the report's blocks. */
export const PDF_WORDS: Record<ReportLanguage, PdfWords> = {
  sv: {
    ...{ keyFigure: "Nyckeltal", line: "Rad", period: "Period" },
    by: (author) => `Upprättad av ${author}.`,
    amounts: (unit) => `Belopp i ${unit}.`,
    chart: (lines, from, to, { lowest, highest }) =>
      `Linjediagram från ${from} till ${to}: ${lines.join(", ")}. Lägst ${lowest}, högst ${highest}. ` +
      "Alla värden står i tabellen under diagrammet.",
    course: (of, from, to) => `${of}: från ${from} till ${to}`,
  },
  en: {
    ...{ keyFigure: "Key figure", line: "Line", period: "Period" },
    by: (author) => `Prepared by ${author}.`,
    amounts: (unit) => `Amounts in ${unit}.`,
    chart: (lines, from, to, { lowest, highest }) =>
      `Line chart from ${from} to ${to}: ${lines.join(", ")}. Lowest ${lowest}, highest ${highest}. ` +
      "All values are in the table under the chart.",
    course: (of, from, to) => `${of}: from ${from} to ${to}`,
  },
};
