import { formatLongMonth } from "@/contract/format/format-long-days";
import type { Locale } from "@/contract/format/locale";
import type { ColumnName, Part } from "@/contract/statements/columns";

interface StatementTexts {
  title: string;
  parts: Record<Part, string>;
  byMonth: Record<Part, string>;
  line: string;
  /** The headings for shares are unused: PDFs have no columns of shares. */
  columns: Record<ColumnName, string>;
  detail: (unit: string) => string;
  object: (name: string) => string;
  bookedThrough: (day: string) => string;
  unknownMonths: (accounts: string) => string;
  outside: string;
  outsideDetail: string;
  account: string;
  balance: string;
}

/** The words of statements in PDFs. */
export const STATEMENT_TEXTS: Record<Locale, StatementTexts> = {
  en: {
    title: "Income statement and balance sheet",
    parts: { income: "Income statement", balance: "Balance sheet" },
    byMonth: { income: "Income statement by month", balance: "Balance sheet by month" },
    line: "Line",
    columns: {
      opening: "Opening",
      booked: "Change",
      difference: "Difference",
      budget: "Budget",
      deviation: "Against budget",
      shareOfSales: "% of sales",
      shareOfAssets: "% of assets",
    },
    detail: (unit) => `Amounts in ${unit}, costs with a minus.`,
    object: (name) => `Of ${name}.`,
    bookedThrough: (day) => `Booked through ${formatLongMonth(day, "en")}.`,
    unknownMonths: (accounts) => `Only the whole year is known of these accounts: ${accounts}.`,
    outside: "Accounts outside the statements",
    outsideDetail:
      "The chart of accounts has these accounts in none of the statements' groups. Their balances are not part of the above.",
    account: "Account",
    balance: "Balance",
  },
  sv: {
    title: "Resultat- och balansräkning",
    parts: { income: "Resultaträkning", balance: "Balansräkning" },
    byMonth: { income: "Resultaträkning per månad", balance: "Balansräkning per månad" },
    line: "Rad",
    columns: {
      opening: "Ingående",
      booked: "Förändring",
      difference: "Differens",
      budget: "Budget",
      deviation: "Mot budget",
      shareOfSales: "% av omsättning",
      shareOfAssets: "% av tillgångar",
    },
    detail: (unit) => `Belopp i ${unit}, kostnader med minus.`,
    object: (name) => `Avser ${name}.`,
    bookedThrough: (day) => `Bokfört till och med ${formatLongMonth(day, "sv")}.`,
    unknownMonths: (accounts) => `För dessa konton är bara hela året känt: ${accounts}.`,
    outside: "Konton utanför rapporterna",
    outsideDetail: "Kontoplanen har inte de här kontona i någon av rapporternas grupper. Deras saldon ingår inte ovan.",
    account: "Konto",
    balance: "Saldo",
  },
};
