import type { CalendarDay } from "@/contract/calendar";
import type { SieImportSummary } from "@/contract/imports/sie-import";

export type SieType = SieImportSummary["sieType"];

/** An amount in öre (hundredths of the file's currency) that fits an int8; debit is positive, credit negative. */
export type Ore = bigint;

export type SieIdentification = {
  /** #PROGRAM: name and version joined by a space. */
  program: string;
  /** #GEN: when the file was written, and by whom. */
  generated: CalendarDay | null;
  generatedBy: string;
  /** #PROSA. */
  comment: string;
  /** #FNAMN. */
  companyName: string;
  /** #ORGNR as written; empty when the file names none. */
  businessIdentityCode: string;
  /** The line of #ORGNR; 0 where there is none. */
  businessIdentityCodeLine: number;
  /** #FNR: the company's key in the program that wrote the file. */
  companyKey: string;
  /** #FTYP, for example AB. */
  companyForm: string;
  /** #BKOD: industry by SNI code. */
  industryCode: string;
  /** #ADRESS. */
  address: { contact: string; street: string; postal: string; phone: string };
  /** #TAXAR: the year of assessment that the #SRU codes are for. */
  taxYear: string;
  /** #KPTYP; BAS95 where the file is silent, as the format says. */
  chartType: string;
  /** #VALUTA in capitals; null where the file is silent (which means SEK). */
  currency: string | null;
};

/** A fiscal year of the file, both days inclusive. It may be broken, short or long: never infer it from the calendar. */
export type SieYear = { index: number; start: CalendarDay; end: CalendarDay; lineNo: number };

/** T asset, S liability or equity, K cost, I income (#KTYP). */
export type SieAccountType = "T" | "S" | "K" | "I";

export type SieAccount = {
  /** Digits as a rule, usually four; kept as text because nothing in the format bounds it. */
  number: string;
  name: string;
  type: SieAccountType | null;
  /** #ENHET: what the account's quantities count. */
  unit: string;
  sruCodes: string[];
  declared: boolean;
  /** The line of #KONTO, or of the first record that uses the account. */
  lineNo: number;
};

export type SieDimension = {
  number: number;
  name: string;
  /** The dimension it is part of (#UNDERDIM, and 2 under 1); the codes of its objects begin with the parent's. */
  parent: number | null;
  declared: boolean;
  lineNo: number;
};

export type SieObject = { dimension: number; code: string; name: string; declared: boolean; lineNo: number };

/** A place in a dimension. The interface's `dimensionId` is both joined by `_`. */
export type SieObjectRef = { readonly dimension: number; readonly code: string };

/**
 * #IB, #UB, #RES, #OIB and #OUB. A record with objects is a part of the account's own, never an addition to it.
 * There is one for each kind, year, account and object list: of repeated ones the last.
 */
export type SieBalance = {
  kind: "IB" | "UB" | "RES" | "OIB" | "OUB";
  yearIndex: number;
  account: string;
  /** Empty for IB, UB and RES. */
  objects: readonly SieObjectRef[];
  amount: Ore;
  quantity: number | null;
  lineNo: number;
};

/** #PSALDO and #PBUDGET: the change within one month, not a running balance. Objects as in {@link SieBalance}. */
export type SieMonthlyAmount = {
  kind: "PSALDO" | "PBUDGET";
  yearIndex: number;
  /** `YYYY-MM` */
  month: string;
  account: string;
  objects: readonly SieObjectRef[];
  amount: Ore;
  quantity: number | null;
  lineNo: number;
};

/** #VER with its rows. Series and number may be empty and may repeat: they are no key, the place in the list is. */
export type SieVoucher = {
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  /** The day it was entered. */
  registered: CalendarDay | null;
  sign: string;
  lineNo: number;
  /** Those that count: each #TRANS, and a #RTRANS that no such row follows. */
  rows: SieRow[];
  /** #RTRANS: rows added by a correction, with its date and signature. The #TRANS after each counts in its place. */
  addedRows: SieRow[];
  /** #BTRANS: rows struck out later, kept as history; not part of any balance. */
  struckRows: SieRow[];
};

export type SieRow = {
  account: string;
  objects: readonly SieObjectRef[];
  amount: Ore;
  /** The row's own date; that of the voucher where the row has none, or one outside the fiscal year. */
  date: CalendarDay;
  text: string;
  quantity: number | null;
  sign: string;
  lineNo: number;
};

/** Records as the file writes them. */
export type SieCounts = {
  /** #KONTO. */
  accounts: number;
  /** #VER. */
  vouchers: number;
  /** Rows that count, see {@link SieVoucher.rows}. */
  rows: number;
  /** #DIM and #UNDERDIM. */
  dimensions: number;
  /** #OBJEKT. */
  objects: number;
};
