import { formatOre } from "../amounts";
import { sumOf } from "./account-totals";
import type { SieCheck } from "./check";

/**
 * A year is closed when 8999 (or another 899x) has moved its whole result to equity: #RES including it then sums to
 * zero.
 */
export const checkResultTransfer: SieCheck = ({ totals, notes }) => {
  const transfers = Array.from(totals.values()).filter(({ account }) => isTransfer(account.number));
  const first = transfers.find(({ res }) => res !== null && res.amount !== 0n);
  if (!first?.res) return;
  const result = sumOf(totals, ({ account, res }) => (isTransfer(account.number) ? null : res));
  const moved = sumOf(totals, ({ res }) => res) - result;
  if (moved === -result) return;
  notes.warn(
    "resultTransferDiffers",
    { lineNo: first.res.lineNo, linePos: 1, label: "#RES" },
    `Expected account ${first.account.number} to move the result of the year to equity, ${formatOre(-result)}; found ${formatOre(moved)}.`,
  );
};

/** Accounts 8990–8999 move the result of a year to equity and are not part of it. Only the first four digits matter. */
export function isTransfer(account: string): boolean {
  return /^899\d/.test(account);
}
