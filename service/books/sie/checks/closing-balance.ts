import { formatOre } from "../amounts";
import { isResultAccount, openingRecords, sumOf } from "./account-totals";
import { firstOf, type SieCheck } from "./check";

/** #UB and #RES of the year must together sum to the opening balances. */
export const checkClosingBalance: SieCheck = ({ file, draft, totals, notes }) => {
  if (file.sieType === "4I") return;
  const opening = sumOf(totals, (total) => total.opening);
  // Some programs write the result of a result account as #UB too.
  const closing = sumOf(totals, (total) => (total.res !== null && isResultAccount(total) ? null : total.ub));
  const result = sumOf(totals, ({ res }) => res);
  if (closing + result === opening) return;
  notes.warn(
    "closingBalanceUneven",
    firstOf(draft, "#UB"),
    `Expected the closing balances (#UB 0, ${formatOre(closing)}) and the result (#RES 0, ${formatOre(result)}) to sum to ` +
      `the opening balances (${openingRecords(totals)}, ${formatOre(opening)}); the difference is ${formatOre(closing + result - opening)}.`,
  );
};
