import { formatOre } from "../amounts";
import type { SieNotes } from "../notes";
import type { Ore } from "../sie-records";

/** An account on which the file contradicts itself: `found` by `expected` makes no difference of zero. */
export type Difference = { account: string; lineNo: number; label: string; found: Ore; expected: Ore };

/** As many get a remark each, on their own line; more of them would only hide the other remarks. */
const MAX_SINGLE = 20;

/**
 * Remarks on accounts that differ. `rule` says what should be equal, for example “#IB and the vouchers give #UB”.
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
    const place = { lineNo: first.lineNo, linePos: 1, label: first.label };
    notes.warn(
      code,
      place,
      `Expected that ${rule}; ${named.length === 1 ? "it differs on 1 account" : `it differs on ${named.length} accounts`}: ${named.join(", ")}.`,
    );
    return;
  }
  for (const { account, lineNo, label, found, expected } of differences) {
    const amounts = `${formatOre(found)} against ${formatOre(expected)}, a difference of ${formatOre(found - expected)}`;
    notes.warn(code, { lineNo, linePos: 1, label }, `Expected that ${rule}; on account ${account} it is ${amounts}.`);
  }
}
