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

/** The place of the first record with that label, else the whole file. */
export function firstOf(draft: SieDraft, label: string): SiePlace {
  return draft.labels.get(label) ?? { lineNo: 0, linePos: 0, label };
}
