import type { FileChecksum } from "../checksum";
import type { SieDraft } from "../draft";
import type { SieNotes, SiePosition } from "../notes";
import type { SieFile } from "../sie-file";
import type { SieSource } from "../source";
import type { AccountTotals } from "./account-totals";

export type CheckInput = {
  file: SieFile;
  draft: SieDraft;
  source: SieSource;
  checksum: FileChecksum;
  totals: AccountTotals;
  notes: SieNotes;
};

/** Examines a whole file for one kind of mistake and adds notes on it. */
export type SieCheck = (input: CheckInput) => void;

const MAX_NAMED = 50;

/** Joins sorted, distinct names for an explanation; cuts a long list after MAX_NAMED. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)].sort();
  const more = all.length - MAX_NAMED;
  return more > 0 ? `${all.slice(0, MAX_NAMED).join(", ")} and ${more} more` : all.join(", ");
}

/** Returns the position that the draft has for the label (`labels`), or the whole file if no record has it. */
export function firstOf(draft: SieDraft, label: string): SiePosition {
  return draft.labels.get(label) ?? { lineNo: 0, linePos: 0, label };
}
