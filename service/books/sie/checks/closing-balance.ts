import { formatOre } from "../amounts";
import { sumOf } from "./account-totals";
import { firstOf, type SieCheck } from "./check";

/** #UB and #RES of the year must have the same sum as the opening balances. */
export const checkClosingBalance: SieCheck = ({ file, draft, totals, notes }) => {
  if (file.sieType === "4I") return;
  const opening = sumOf(totals, ({ ib }) => ib);
  const closing = sumOf(totals, ({ ub }) => ub);
  const result = sumOf(totals, ({ res }) => res);
  if (closing + result === opening) return;
  notes.warn(
    "closingBalanceUneven",
    firstOf(draft, "#UB"),
    `Expected the closing balances (#UB 0, ${formatOre(closing)}) and the result (#RES 0, ${formatOre(result)}) to sum to ` +
      `the opening balances (#IB 0, ${formatOre(opening)}); the difference is ${formatOre(closing + result - opening)}.`,
  );
};
