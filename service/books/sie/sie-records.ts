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
  /** #ORGNR as written; empty if the file gives none. */
  businessIdentityCode: string;
  /** The line of #ORGNR; 0 if there is none. */
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
  /** #KPTYP; BAS95 if the file gives none, as the format says. */
  chartType: string;
  /** #VALUTA, a known code of ISO 4217; null if the file gives none (which means SEK) or another text. */
  currency: string | null;
};

/**
 * A fiscal year of the file, both days inclusive. It may begin in any month, and be shorter or longer than a year. Its
 * line is 0 if only the request gives it.
 */
export type SieYear = { index: number; start: CalendarDay; end: CalendarDay; lineNo: number };

/** T asset, S liability or equity, K cost, I income (#KTYP). */
export type SieAccountType = "T" | "S" | "K" | "I";

export type SieAccount = {
  /** Usually four digits; stored as text because the format sets no bounds. */
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
  /** The parent dimension (#UNDERDIM, and 2 under 1); the codes of its objects begin with the parent's. */
  parent: number | null;
  declared: boolean;
  lineNo: number;
};

export type SieObject = { dimension: number; code: string; name: string; declared: boolean; lineNo: number };

/** An object of a dimension. The interface's `dimensionId` joins both with `_`. */
export type SieObjectRef = { readonly dimension: number; readonly code: string };

/**
 * #IB, #UB, #RES, #OIB and #OUB. The amount of a record with objects is part of the account's amount, never an addition
 * to it. There is one per kind, year, account and object list: if repeated, the last counts.
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

/** #PSALDO and #PBUDGET: the change within one month, not a running balance. One per month, account and object list. */
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

/** #VER with its rows. Series and number may be empty and may repeat: they are not a key, the index in the list is. */
export type SieVoucher = {
  series: string;
  number: string;
  date: CalendarDay;
  text: string;
  /** The day the voucher was entered. */
  registered: CalendarDay | null;
  sign: string;
  lineNo: number;
  /** The rows that count: each #TRANS, and each #RTRANS without the same row as #TRANS or #BTRANS after it. */
  rows: SieRow[];
  /**
   * #RTRANS: rows added by a correction, with its date and signature. Each is repeated by a later #TRANS, which counts,
   * or by a #BTRANS if it was struck out again.
   */
  addedRows: SieRow[];
  /** #BTRANS: rows struck out later, kept as history; not part of any balance. */
  struckRows: SieRow[];
};

export type SieRow = {
  account: string;
  objects: readonly SieObjectRef[];
  amount: Ore;
  /**
   * The row's own date. The date of the voucher if the row has none, if it counts and is dated outside the fiscal year,
   * and for a #RTRANS that counts.
   */
  date: CalendarDay;
  text: string;
  quantity: number | null;
  sign: string;
  lineNo: number;
};

/** Counts of the file; an account, dimension or object that is declared twice counts once. */
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
