import type { CalendarDay } from "@/contract/calendar";
import type { SieNote } from "@/contract/imports/sie-import";
import type {
  SieAccount,
  SieBalance,
  SieCounts,
  SieDimension,
  SieIdentification,
  SieMonthlyAmount,
  SieObject,
  SieType,
  SieYear,
} from "./sie-records";
import type { SieVouchers } from "./vouchers";

/**
 * The contents of a SIE file, as far as they can be trusted. Nothing may be stored if `errors` is not empty. Equal
 * texts, object lists and dates are shared between records: treat everything as read only.
 */
export type SieFile = {
  sieType: SieType;
  identification: SieIdentification;
  /** #FLAGGA 1: a program has imported this file before. */
  alreadyImported: boolean;
  /**
   * #OMFATTN: the last day that the balances of year 0 include; null if the file gives none, or one outside the year.
   */
  balancesThrough: CalendarDay | null;
  /**
   * #RAR by descending index: 0 is the file's year, with the days of the request if it gives any, −1 the one before.
   * One year per index; may be empty in 4I.
   */
  years: SieYear[];
  /** In order of appearance. Accounts that records use without a #KONTO are included with `declared: false`. */
  accounts: SieAccount[];
  /** By number. Dimensions that are used without #DIM are included, with their name in the format or `Dimension N`. */
  dimensions: SieDimension[];
  /** In order of appearance. Objects that records use without #OBJEKT are included with `declared: false`. */
  objects: SieObject[];
  balances: SieBalance[];
  monthlyAmounts: SieMonthlyAmount[];
  vouchers: SieVouchers;
  counts: SieCounts;
  /** The number of U+FFFD in the text: letters lost before the upload. */
  damagedCharacters: number;
  errors: SieNote[];
  warnings: SieNote[];
};
