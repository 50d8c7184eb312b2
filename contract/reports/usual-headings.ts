import type { Locale } from "../format/locale";
import type { ReportBlock } from "./blocks";

/** A statement has the heading of its kind, a chart the name of its key figure; a text or letterhead has none. */
type Headed = Exclude<ReportBlock["type"], "letterhead" | "text" | "chart" | "statement"> | "income" | "balance";

const HEADINGS: Record<Locale, Record<Headed, string>> = {
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

/** The heading of a block that has none of its own. */
export function usualHeading(of: Headed, language: Locale): string {
  return HEADINGS[language][of];
}
