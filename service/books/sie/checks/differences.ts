import { formatOre } from "../amounts";
import type { SieNotes } from "../notes";
import type { Ore } from "../sie-records";
import { isResultAccount, type AccountTotal, type AccountTotals, type AmountWithLine } from "./account-totals";
import { listed } from "./check";

/** An account on which the file contradicts itself. */
export type Difference = { account: string; lineNo: number; label: string; found: Ore; expected: Ore };

type Position = Pick<Difference, "lineNo" | "label">;

/**
 * Returns the balance accounts on which the opening balance (#IB, or #UB −1 in a file without #IB) and the movements do
 * not give #UB, and the result accounts on which the movements do not give #RES. Balance accounts are compared only if
 * the file has any #UB, result accounts only if the file has any #RES.
 */
export function unbalancedAccounts(
  totals: AccountTotals,
  movementsOf: (total: AccountTotal) => AmountWithLine | null,
  positionOf: (total: AccountTotal, isResult: boolean) => Position,
): { balances: Difference[]; results: Difference[] } {
  const balances: Difference[] = [];
  const results: Difference[] = [];
  const all = Array.from(totals.values());
  const hasClosings = all.some(({ ub }) => ub);
  const hasResults = all.some(({ res }) => res);
  for (const total of all) {
    const isResult = isResultAccount(total);
    if (isResult === null || !(isResult ? hasResults : hasClosings)) continue;
    const found = (isResult ? 0n : (total.opening?.amount ?? 0n)) + (movementsOf(total)?.amount ?? 0n);
    const expected = (isResult ? total.res : total.ub)?.amount ?? 0n;
    if (found === expected) continue;
    const difference = { account: total.account.number, ...positionOf(total, isResult), found, expected };
    (isResult ? results : balances).push(difference);
  }
  return { balances, results };
}

/** Up to this many differences get separate notes; more share one note, so that other notes stay visible. */
const MAX_SINGLE = 20;

/**
 * Adds notes on accounts that differ. `rule` states the expected equality, for example “#IB and the vouchers give #UB”.
 * @param mostSingle the largest number of differences that get separate notes; 0 always makes one note of all
 */
export function reportDifferences(
  notes: SieNotes,
  code: string,
  rule: string,
  differences: Difference[],
  mostSingle = MAX_SINGLE,
): void {
  const [first] = differences;
  if (!first) return;
  if (differences.length > mostSingle) {
    const named = differences.map(({ account, found, expected }) => `${account} (${formatOre(found - expected)})`);
    const position = { lineNo: first.lineNo, linePos: 1, label: first.label };
    notes.warn(
      code,
      position,
      `Expected that ${rule}; ${named.length === 1 ? "it differs on 1 account" : `it differs on ${named.length} accounts`}: ${listed(named)}.`,
    );
    return;
  }
  for (const { account, lineNo, label, found, expected } of differences) {
    const amounts = `${formatOre(found)} against ${formatOre(expected)}, a difference of ${formatOre(found - expected)}`;
    notes.warn(code, { lineNo, linePos: 1, label }, `Expected that ${rule}; on account ${account} it is ${amounts}.`);
  }
}
