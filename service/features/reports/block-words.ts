import type { ReportBlock, ReportLanguage, StatementColumn } from "@/contract/reports/blocks";

type Headed = Exclude<ReportBlock["type"], "letterhead" | "text" | "chart" | "statement"> | "income" | "balance";

const HEADINGS: Record<ReportLanguage, Record<Headed, string>> = {
  sv: {
    keyFigures: "Nyckeltal",
    comments: "Kommentarer",
    restatement: "Ändrat sedan förra rapporten",
    income: "Resultaträkning",
    balance: "Balansräkning",
  },
  en: {
    keyFigures: "Key figures",
    comments: "Comments",
    restatement: "Changed since the last report",
    income: "Income statement",
    balance: "Balance sheet",
  },
};

/** The usual heading of a block. */
export function usualHeading(of: Headed, language: ReportLanguage): string {
  return HEADINGS[language][of];
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
const AT_ITS_END: Record<ReportLanguage, Partial<ColumnNames>> = {
  sv: { amount: "Utgående balans" },
  en: { amount: "Closing balance" },
};

export function columnName(column: StatementColumn, statement: "income" | "balance", language: ReportLanguage): string {
  const ofBalance = statement === "balance" ? AT_ITS_END[language][column] : undefined;
  return ofBalance ?? IN_PERIOD[language][column];
}
