import type { TRACED_FUNCTIONS } from "@/contract/figures/key-figure-trace";
import type { Locale } from "@/contract/format/locale";

export type TracedFunction = (typeof TRACED_FUNCTIONS)[number];

interface TraceTexts {
  title: (name: string) => string;
  /** Titles of the parts of the PDF, and names of the sheets of the workbook. */
  computation: string;
  accounts: string;
  vouchers: string;
  value: string;
  madeOf: string;
  account: string;
  accountName: string;
  fiscalYear: string;
  yearBefore: (year: string) => string;
  opening: string;
  sum: string;
  period: string;
  day: string;
  voucher: string;
  text: string;
  fileLine: string;
  amount: string;
  /** Says that debit is positive and credit negative. */
  signs: string;
  object: (name: string) => string;
  annualised: string;
  estimated: string;
  ofAccounts: (sign: 1 | -1) => string;
  ofMonths: (months: number, of: number) => string;
  noAccounts: string;
  noVouchers: string;
  tooManyVouchers: (count: string) => string;
  /** Says that the cells of the workbook are formulas. */
  live: string;
  functions: Record<TracedFunction, (inner: string) => string>;
}

/** The words of a trace in its PDF and its workbook. */
export const TRACE_TEXTS: Record<Locale, TraceTexts> = {
  en: {
    title: (name) => `How ${name} is made`,
    computation: "Computation",
    accounts: "Accounts",
    vouchers: "Vouchers",
    value: "Value",
    madeOf: "Made of",
    account: "Account",
    accountName: "Name",
    fiscalYear: "Fiscal year",
    opening: "Opening balance",
    sum: "Sum",
    period: "Period",
    day: "Day",
    voucher: "Voucher",
    text: "Text",
    fileLine: "Line of file",
    amount: "Amount",
    yearBefore: (year) => `the year before ${year}`,
    signs: "Amounts of accounts stand as they are booked: debit is plus, credit is minus.",
    object: (name) => `Of ${name}.`,
    annualised: "Scaled to twelve months.",
    estimated: "Estimated: 25 % value added tax is assumed.",
    ofAccounts: (sign) => (sign === 1 ? "the sum of accounts" : "the sum of accounts with the other sign"),
    ofMonths: (months, of) => `${months} of ${of} months`,
    noAccounts: "No account has an amount in it.",
    noVouchers: "No vouchers on these accounts belong to the value.",
    tooManyVouchers: (count) => `It has ${count} rows of vouchers, too many to list; a shorter period has them.`,
    live: "The cells are formulas: change an amount, and the value follows.",
    functions: {
      average: (inner) => `average of ${inner}`,
      change: (inner) => `change of ${inner}`,
      twelveMonths: (inner) => `twelve months of ${inner}`,
      annual: (inner) => `${inner} scaled to twelve months`,
      yearBefore: (inner) => `the year before of ${inner}`,
      yearToDate: (inner) => `year to date of ${inner}`,
      percent: (inner) => `percent of ${inner}`,
      either: (inner) => inner,
      last: (inner) => `last value of ${inner}`,
      abs: (inner) => `${inner} without its sign`,
      min: (inner) => `the smallest of ${inner}`,
      max: (inner) => `the greatest of ${inner}`,
    },
  },
  sv: {
    title: (name) => `Så räknas ${name}`,
    computation: "Beräkning",
    accounts: "Konton",
    vouchers: "Verifikationer",
    value: "Värde",
    madeOf: "Räknas av",
    account: "Konto",
    accountName: "Benämning",
    fiscalYear: "Räkenskapsår",
    opening: "Ingående balans",
    sum: "Summa",
    period: "Period",
    day: "Datum",
    voucher: "Verifikation",
    text: "Text",
    fileLine: "Rad i filen",
    amount: "Belopp",
    yearBefore: (year) => `året före ${year}`,
    signs: "Belopp på konton står som i bokföringen: debet är plus, kredit är minus.",
    object: (name) => `Avser ${name}.`,
    annualised: "Omräknat till tolv månader.",
    estimated: "Uppskattat: 25 % moms är antagen.",
    ofAccounts: (sign) => (sign === 1 ? "summan av konton" : "summan av konton, med omvänt tecken"),
    ofMonths: (months, of) => `${months} av ${of} månader`,
    noAccounts: "Inget konto har något belopp i det.",
    noVouchers: "Inga verifikationer på de här kontona hör till värdet.",
    tooManyVouchers: (count) =>
      `Det ingår ${count} verifikationsrader, för många för att räknas upp; för en kortare period står de med.`,
    live: "Cellerna är formler: ändra ett belopp, så följer värdet med.",
    functions: {
      average: (inner) => `genomsnitt av ${inner}`,
      change: (inner) => `förändring av ${inner}`,
      twelveMonths: (inner) => `tolv månader av ${inner}`,
      annual: (inner) => `${inner} omräknat till tolv månader`,
      yearBefore: (inner) => `året före av ${inner}`,
      yearToDate: (inner) => `hittills i år av ${inner}`,
      percent: (inner) => `procent av ${inner}`,
      either: (inner) => inner,
      last: (inner) => `senaste värdet av ${inner}`,
      abs: (inner) => `${inner} utan tecken`,
      min: (inner) => `det minsta av ${inner}`,
      max: (inner) => `det största av ${inner}`,
    },
  },
};
