import { endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import type { Locale } from "@/contract/format/locale";
import type { ValueType } from "@/contract/inputs/key-figure-inputs";
import type { InputMeasure } from "../formulas/definition";

/** Texts of a workbook in one language. Names of sheets are part of its formulas. */
export interface WorkbookWords {
  figuresSheet: string;
  termsSheet: string;
  balancesSheet: string;
  inputsSheet: string;
  keyFigure: string;
  unit: string;
  formula: string;
  term: string;
  when: string;
  input: string;
  measure: string;
  account: string;
  accountName: string;
  openingBalance: string;
  bookedThrough: string;
  legalTaxRate: string;
  note: string;
  units: Record<ValueType, string>;
  measures: Record<InputMeasure, string>;
  /** From here to `yearsBefore`: when the value of a term is taken, relative to the period of its column. */
  overPeriod: string;
  overTwelveMonths: string;
  toDate: string;
  atOpening: string;
  atClosing: string;
  afterMonth: (number: number) => string;
  yearsBefore: (years: number) => string;
  beforeRounding: string;
  without: string;
  period: (firstDay: CalendarDay, lastDay: CalendarDay) => string;
}

const EN: WorkbookWords = {
  figuresSheet: "Key figures",
  termsSheet: "Computation",
  balancesSheet: "Balances",
  inputsSheet: "Inputs",
  keyFigure: "Key figure",
  unit: "Unit",
  formula: "Computed as",
  term: "Term",
  when: "When",
  input: "Input",
  measure: "Used as",
  account: "Account",
  accountName: "Name",
  openingBalance: "Opening balance",
  bookedThrough: "Booked through",
  legalTaxRate: "Tax rate by law",
  note: "The cells are formulas: change a balance or an input, and the key figures follow.",
  units: { Amount: "", Percent: "%", Count: "number", Ratio: "times" },
  measures: { mean: "mean of the months", level: "value on the last day", flow: "sum of the months" },
  overPeriod: "the period",
  overTwelveMonths: "twelve months",
  toDate: "from the year's start to",
  atOpening: "opening",
  atClosing: "closing",
  afterMonth: (number) => `after month ${number}`,
  yearsBefore: (years) => (years === 1 ? "a year before" : `${years} years before`),
  beforeRounding: "before rounding",
  without: "without",
  period: periodText,
};

const SV: WorkbookWords = {
  figuresSheet: "Nyckeltal",
  termsSheet: "Beräkning",
  balancesSheet: "Saldon",
  inputsSheet: "Indata",
  keyFigure: "Nyckeltal",
  unit: "Enhet",
  formula: "Beräknas som",
  term: "Term",
  when: "När",
  input: "Indata",
  measure: "Används som",
  account: "Konto",
  accountName: "Benämning",
  openingBalance: "Ingående balans",
  bookedThrough: "Bokfört till",
  legalTaxRate: "Skattesats enligt lag",
  note: "Cellerna är formler: ändra ett saldo eller en uppgift i indata, så följer nyckeltalen med.",
  units: { Amount: "", Percent: "%", Count: "antal", Ratio: "gånger" },
  measures: { mean: "månadernas medelvärde", level: "värdet på sista dagen", flow: "månadernas summa" },
  overPeriod: "perioden",
  overTwelveMonths: "tolv månader",
  toDate: "från årets början till",
  atOpening: "ingående",
  atClosing: "utgående",
  afterMonth: (number) => `efter månad ${number}`,
  yearsBefore: (years) => (years === 1 ? "ett år tidigare" : `${years} år tidigare`),
  beforeRounding: "före avrundning",
  without: "utom",
  period: periodText,
};

export function workbookWords(language: Locale): WorkbookWords {
  return language === "sv" ? SV : EN;
}

/** Formats whole months as 2024-01 or 2024-01–2024-12, other periods as two days. */
function periodText(firstDay: CalendarDay, lastDay: CalendarDay): string {
  if (firstDay !== startOfMonth(firstDay) || lastDay !== endOfMonth(lastDay)) return `${firstDay}–${lastDay}`;
  const [first, last] = [firstDay.slice(0, 7), lastDay.slice(0, 7)];
  return first === last ? first : `${first}–${last}`;
}
