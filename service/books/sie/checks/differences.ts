import { formatOre } from "../amounts";
import type { SieNotes } from "../notes";
import type { Ore } from "../sie-records";

/** An account on which the file contradicts itself; equal `found` and `expected` are no difference. */
export type Difference = { account: string; lineNo: number; label: string; found: Ore; expected: Ore };

/** Up to this many differences get separate notes; more share one note, so that other notes stay visible. */
const MAX_SINGLE = 20;

/**
 * Adds notes on accounts that differ. `rule` states the expected equality, for example “#IB and the vouchers give #UB”.
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
      `Expected that ${rule}; ${named.length === 1 ? "it differs on 1 account" : `it differs on ${named.length} accounts`}: ${named.join(", ")}.`,
    );
    return;
  }
  for (const { account, lineNo, label, found, expected } of differences) {
    const amounts = `${formatOre(found)} against ${formatOre(expected)}, a difference of ${formatOre(found - expected)}`;
    notes.warn(code, { lineNo, linePos: 1, label }, `Expected that ${rule}; on account ${account} it is ${amounts}.`);
  }
}
