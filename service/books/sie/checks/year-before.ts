import { isResultAccount } from "./account-totals";
import type { SieCheck } from "./check";
import { reportDifferences, type Difference } from "./differences";

/** The closing balances of the year before must be the opening balances of the year. */
export const checkYearBefore: SieCheck = ({ totals, notes }) => {
  const all = Array.from(totals.values());
  if (!all.some(({ ubBefore }) => ubBefore) || !all.some(({ opening }) => opening?.label === "#IB")) return;
  const differences: Difference[] = [];
  for (const total of all) {
    const { account, opening, ubBefore } = total;
    // Only balance accounts are compared: some programs write #UB for result accounts too.
    if (isResultAccount(total) !== false) continue;
    const found = opening?.amount ?? 0n;
    const expected = ubBefore?.amount ?? 0n;
    if (found === expected) continue;
    const { lineNo, label } = opening ?? { lineNo: ubBefore?.lineNo ?? 0, label: "#UB" };
    differences.push({ account: account.number, lineNo, label, found, expected });
  }
  reportDifferences(notes, "openingBalanceDiffers", "#IB 0 is #UB −1", differences, 0);
};
