import type { FileChecksum } from "../checksum";
import type { SieDraft } from "../draft";
import type { SieNotes, SiePlace } from "../notes";
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

/** Looks at a whole file for one thing that may be wrong with it, and remarks on it. */
export type SieCheck = (input: CheckInput) => void;

const MAX_NAMED = 50;

/** Account numbers or the like, each once and in order, as an explanation lists them. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)].sort();
  const more = all.length - MAX_NAMED;
  return more > 0 ? `${all.slice(0, MAX_NAMED).join(", ")} and ${more} more` : all.join(", ");
}

/** The place of the first record with that label, else the whole file. */
export function firstOf(draft: SieDraft, label: string): SiePlace {
  return draft.labels.get(label) ?? { lineNo: 0, linePos: 0, label };
}
