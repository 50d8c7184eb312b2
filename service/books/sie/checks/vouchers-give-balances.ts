import { closingRule, type AccountTotal } from "./account-totals";
import type { SieCheck } from "./check";
import { reportDifferences, unbalancedAccounts } from "./differences";

/**
 * The opening balance plus the vouchers must give #UB on each balance account; the vouchers must give #RES on each
 * result account.
 */
export const checkVouchersGiveBalances: SieCheck = ({ file, totals, notes }) => {
  if (file.sieType !== "4E" || file.vouchers.length === 0) return;
  const { balances, results } = unbalancedAccounts(totals, ({ rows }) => rows, positionOf);
  reportDifferences(notes, "closingBalanceDiffers", closingRule(totals, "the vouchers"), balances);
  reportDifferences(notes, "resultDiffers", "the vouchers give #RES", results);
};

/** A balance of zero may be left out of the file; the note then points to the record that the balance follows from. */
function positionOf({ opening, ub, res, rows }: AccountTotal, isResult: boolean): { lineNo: number; label: string } {
  const written = isResult ? res : ub;
  if (written) return { lineNo: written.lineNo, label: isResult ? "#RES" : "#UB" };
  if (opening && !isResult) return { lineNo: opening.lineNo, label: opening.label };
  return { lineNo: rows?.lineNo ?? 0, label: "#TRANS" };
}
