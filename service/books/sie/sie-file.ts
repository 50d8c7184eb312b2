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
 * The contents of a SIE file, as far as they can be trusted. Nothing may be stored when `errors` is not empty.
 * Equal texts, object lists and dates are shared between records: treat everything as read only.
 */
export type SieFile = {
  sieType: SieType;
  identification: SieIdentification;
  /** #FLAGGA 1: some program has read this file before. */
  alreadyImported: boolean;
  /** #OMFATTN: the balances of year 0 run to this day of it; null where the file does not say, or not a day of it. */
  balancesThrough: CalendarDay | null;
  /** #RAR in order of index: 0 is the file's year, −1 the one before. One year per index; may be empty in 4I. */
  years: SieYear[];
  /** In order of appearance; accounts that records use without a #KONTO are here too, with `declared: false`. */
  accounts: SieAccount[];
  /** By number; reserved dimensions that are used without #DIM are here too, with the name the format gives them. */
  dimensions: SieDimension[];
  /** In order of appearance; objects that records use without #OBJEKT are here too, with `declared: false`. */
  objects: SieObject[];
  balances: SieBalance[];
  monthlyAmounts: SieMonthlyAmount[];
  vouchers: SieVouchers;
  counts: SieCounts;
  /** How many U+FFFD the text holds: letters lost before the file reached us. */
  damagedCharacters: number;
  errors: SieNote[];
  warnings: SieNote[];
};
