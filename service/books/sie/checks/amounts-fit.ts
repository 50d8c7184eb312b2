import { INT8_MAX } from "../amounts";
import { WHOLE_FILE } from "../notes";
import type { Ore } from "../sie-records";
import type { SieCheck } from "./check";

/**
 * Sums are stored in eight bytes, as amounts are. The check adds up amounts without their signs, which gives an upper
 * bound of every sum.
 */
export const checkAmountsFit: SieCheck = ({ file, notes }) => {
  const sums = new Map<string, Ore>();
  for (const records of [file.balances, file.monthlyAmounts]) {
    for (const { account, amount } of records) {
      sums.set(account, (sums.get(account) ?? 0n) + (amount < 0n ? -amount : amount));
    }
  }
  const { debit, credit } = file.vouchers.turnover();
  const rows = debit + credit;
  if (rows <= INT8_MAX && Array.from(sums.values()).every((sum) => sum + rows <= INT8_MAX)) return;
  const explanation = "Expected amounts whose sums are within ±92233720368547758.07; these are larger.";
  notes.error("sumTooLarge", WHOLE_FILE, explanation);
};
