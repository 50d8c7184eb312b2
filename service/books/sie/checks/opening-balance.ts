import { formatOre } from "../amounts";
import { openingRecords, sumOf } from "./account-totals";
import type { SieCheck } from "./check";
import { isTransfer } from "./result-transfer";

/**
 * The opening balances must sum to zero, or to minus the result of the year before if it is not yet moved to equity. If
 * #RES −1 is closed by the transfer on an account 899x, that result is the sum of the other accounts.
 */
export const checkOpeningBalance: SieCheck = ({ totals, notes }) => {
  const sum = sumOf(totals, ({ opening }) => opening);
  if (sum === 0n) return;
  const result = sumOf(totals, ({ resBefore }) => resBefore);
  const withoutTransfer = sumOf(totals, ({ account, resBefore }) => (isTransfer(account.number) ? null : resBefore));
  if (sum === -result || sum === -withoutTransfer) return;
  const first = Array.from(totals.values(), ({ opening }) => opening)
    .filter((opening) => opening !== null)
    .reduce((one, other) => (other.lineNo < one.lineNo ? other : one));
  const hasYearBefore = Array.from(totals.values()).some(({ resBefore }) => resBefore);
  const reason = hasYearBefore
    ? `nor is it minus the result of the year before, ${formatOre(-withoutTransfer)}`
    : "and the file has no #RES of the year before that could explain it";
  notes.warn(
    "openingBalanceNotZero",
    { lineNo: first.lineNo, linePos: 1, label: first.label },
    `Expected the opening balances (${openingRecords(totals)}) to sum to zero; the sum is ${formatOre(sum)}, ${reason}.`,
  );
};
