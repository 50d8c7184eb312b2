import type { SieDraft } from "./draft";
import type { SieType } from "./sie-records";

/**
 * The type by #SIETYP (1 if absent or unknown). Types 4E and 4I are both written as 4, so the contents decide, also
 * where a program writes the letter: 4E has balances, 4I only vouchers. A file with
 * neither is 4E if it has a fiscal year, which 4I may leave out. Vouchers make any other type a 4.
 */
export function detectType({ writtenType, balances, vouchers, years }: SieDraft): SieType {
  const written = writtenType?.replace(/[EI]$/, "") ?? "1";
  if (written !== "4" && vouchers.vouchers === 0) return written === "2" || written === "3" ? written : "1";
  if (balances.size > 0) return "4E";
  return vouchers.vouchers > 0 || !years.has(0) ? "4I" : "4E";
}
