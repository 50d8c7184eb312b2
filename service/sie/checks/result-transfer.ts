import { formatOre } from "../amounts";
import { sumOf } from "./account-totals";
import type { SieCheck } from "./check";

/** A year is closed when 8999 (or 8990) has moved its whole result to equity: #RES with it then sums to zero. */
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

/** 8999 and 8990 move the result of a year to equity: no part of the result itself. */
export function isTransfer(account: string): boolean {
  return account === "8999" || account === "8990";
}
