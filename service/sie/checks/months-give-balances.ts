import { isResultAccount } from "./account-totals";
import type { SieCheck } from "./check";
import { reportDifferences, type Difference } from "./differences";

/** #IB and #PSALDO give #UB on each balance account, #PSALDO alone #RES on each result account. */
export const checkMonthsGiveBalances: SieCheck = ({ totals, notes }) => {
  if (!Array.from(totals.values()).some(({ months }) => months)) return;
  const balances: Difference[] = [];
  const results: Difference[] = [];
  for (const total of totals.values()) {
    const isResult = isResultAccount(total);
    if (isResult === null) continue;
    const written = isResult ? total.res : total.ub;
    const found = (isResult ? 0n : (total.ib?.amount ?? 0n)) + (total.months?.amount ?? 0n);
    const expected = written?.amount ?? 0n;
    if (found === expected) continue;
    const lineNo = total.months?.lineNo ?? written?.lineNo ?? total.ib?.lineNo ?? 0;
    const place = { lineNo, label: total.months ? "#PSALDO" : isResult ? "#RES" : "#UB" };
    (isResult ? results : balances).push({ account: total.account.number, ...place, found, expected });
  }
  reportDifferences(notes, "monthsDifferFromClosingBalance", "#IB and the months of #PSALDO give #UB", balances);
  reportDifferences(notes, "monthsDifferFromResult", "the months of #PSALDO give #RES", results);
};
