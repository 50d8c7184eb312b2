import type { Locale } from "../format/locale";
import type { ReportStatementColumn } from "./blocks";

const COLUMNS: Record<Locale, Record<ReportStatementColumn, string>> = {
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
/** The name of the column `amount` in a balance sheet. */
const CLOSING_BALANCE: Record<Locale, string> = { sv: "Utgående balans", en: "Closing balance" };

/** The name of a column of the income statement or balance sheet in a report. */
export function statementColumnName(
  column: ReportStatementColumn,
  statement: "income" | "balance",
  language: Locale,
): string {
  return statement === "balance" && column === "amount" ? CLOSING_BALANCE[language] : COLUMNS[language][column];
}
