import type { Locale } from "../format/locale";
import type { ReportStatementColumn } from "./blocks";

type ColumnNames = Record<ReportStatementColumn, string>;
const IN_PERIOD: Record<Locale, ColumnNames> = {
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
const AT_PERIOD_END: Record<Locale, Partial<ColumnNames>> = {
  sv: { amount: "Utgående balans" },
  en: { amount: "Closing balance" },
};

/** The name of a column of the income statement or balance sheet in a report. */
export function statementColumnName(
  column: ReportStatementColumn,
  statement: "income" | "balance",
  language: Locale,
): string {
  const ofBalance = statement === "balance" ? AT_PERIOD_END[language][column] : undefined;
  return ofBalance ?? IN_PERIOD[language][column];
}
