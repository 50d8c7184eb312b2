import { amountUnit } from "@/contract/format/amount-unit";
import type { ReportLanguage } from "@/contract/reports/blocks";
import type { ContentBlock } from "@/contract/reports/content";

interface WorkbookWords {
  sheet: Record<ContentBlock["type"], string>;
  title: string;
  company: string;
  organisationNumber: string;
  agency: string;
  period: string;
  author: string;
  asOf: string;
  currency: string;
  keyFigure: string;
  unit: string;
  account: string;
  line: string;
  comment: string;
  written: string;
  text: string;
  amounts: (currency: string) => string;
  /** Heads the difference from what another column has. */
  difference: (column: string) => string;
  compared: (report: string) => string;
}

const small = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);

/** The words of a report's workbook that its content does not have, in the report's language. */
export const WORKBOOK_WORDS: Record<ReportLanguage, WorkbookWords> = {
  sv: {
    sheet: {
      ...{ letterhead: "Rapport", text: "Text", keyFigures: "Nyckeltal", chart: "Diagram", statement: "Räkning" },
      ...{ comments: "Kommentarer", restatement: "Ändrat" },
    },
    ...{ title: "Rapport", company: "Företag", organisationNumber: "Organisationsnummer", agency: "Byrå" },
    ...{ period: "Period", author: "Upprättad av", asOf: "Siffror per", currency: "Valuta", keyFigure: "Nyckeltal" },
    ...{ unit: "Enhet", account: "Konto", line: "Rad", comment: "Kommentar", written: "Skriven", text: "Text" },
    amounts: (currency) => `Belopp i ${amountUnit(currency, "sv")}`,
    difference: (column) => `Skillnad mot ${small(column)}`,
    compared: (report) => `Jämfört med ${report}`,
  },
  en: {
    sheet: {
      ...{ letterhead: "Report", text: "Text", keyFigures: "Key figures", chart: "Chart", statement: "Statement" },
      ...{ comments: "Comments", restatement: "Changed" },
    },
    ...{ title: "Report", company: "Company", organisationNumber: "Organisation number", agency: "Agency" },
    ...{ period: "Period", author: "Prepared by", asOf: "Figures as of", currency: "Currency" },
    ...{ keyFigure: "Key figure", unit: "Unit", account: "Account", line: "Line", comment: "Comment" },
    ...{ written: "Written", text: "Text" },
    amounts: (currency) => `Amounts in ${amountUnit(currency, "en")}`,
    difference: (column) => `Difference from ${small(column)}`,
    compared: (report) => `Compared with ${report}`,
  },
};
