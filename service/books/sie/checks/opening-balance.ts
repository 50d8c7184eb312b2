import { formatOre } from "../amounts";
import { sumOf } from "./account-totals";
import { firstOf, type SieCheck } from "./check";
import { isTransfer } from "./result-transfer";

/**
 * The opening balances must sum to zero, or to minus the result of the year before if it is not yet moved to equity. If
 * #RES −1 is closed by the transfer on an account 899x, that result is the sum of the other accounts.
 */
export const checkOpeningBalance: SieCheck = ({ draft, totals, notes }) => {
  const sum = sumOf(totals, ({ ib }) => ib);
  if (sum === 0n) return;
  const result = sumOf(totals, ({ resBefore }) => resBefore);
  const withoutTransfer = sumOf(totals, ({ account, resBefore }) => (isTransfer(account.number) ? null : resBefore));
  if (sum === -result || sum === -withoutTransfer) return;
  const hasYearBefore = Array.from(totals.values()).some(({ resBefore }) => resBefore);
  const reason = hasYearBefore
    ? `nor is it minus the result of the year before, ${formatOre(-withoutTransfer)}`
    : "and the file has no #RES of the year before that could explain it";
  notes.warn(
    "openingBalanceNotZero",
    firstOf(draft, "#IB"),
    `Expected the opening balances (#IB 0) to sum to zero; the sum is ${formatOre(sum)}, ${reason}.`,
  );
};
