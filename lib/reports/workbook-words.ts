import type { Locale } from "@/contract/format/locale";
import { withSmallInitial } from "@/contract/format/small-initial";

interface WorkbookWords {
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
  /** Heads the key figure, account and voucher that a comment is about. */
  subject: string;
  comment: string;
  written: string;
  text: string;
  /** Heads the difference from another column. */
  difference: (column: string) => string;
  compared: (report: string) => string;
}

/** The words of a report's workbook that its content does not have, in the report's language. */
export const WORKBOOK_WORDS: Record<Locale, WorkbookWords> = {
  sv: {
    title: "Rapport",
    company: "Företag",
    organisationNumber: "Organisationsnummer",
    agency: "Byrå",
    period: "Period",
    author: "Upprättad av",
    asOf: "Siffror per",
    currency: "Valuta",
    keyFigure: "Nyckeltal",
    unit: "Enhet",
    account: "Konto",
    line: "Rad",
    subject: "Avser",
    comment: "Kommentar",
    written: "Skriven",
    text: "Text",
    difference: (column) => `Skillnad mot ${withSmallInitial(column)}`,
    compared: (report) => `Jämfört med ${report}`,
  },
  en: {
    title: "Report",
    company: "Company",
    organisationNumber: "Organisation number",
    agency: "Agency",
    period: "Period",
    author: "Prepared by",
    asOf: "Figures as of",
    currency: "Currency",
    keyFigure: "Key figure",
    unit: "Unit",
    account: "Account",
    line: "Line",
    subject: "About",
    comment: "Comment",
    written: "Written",
    text: "Text",
    difference: (column) => `Difference from ${withSmallInitial(column)}`,
    compared: (report) => `Compared with ${report}`,
  },
};
