import type { CellState } from "@/lib/grid/grid-model";
import type { UnreadReason } from "./read-value";

/** Context of a sheet: language, permissions, and the words for states. */
export interface SheetSetting {
  /** Culture in which numbers are read and written. */
  locale: string;
  currency: string;
  readOnly: boolean;
  notANumber: string;
  /** `theirs`: what is stored instead, as a text, of a value in conflict. */
  describe: (state: Exclude<CellState, "plain">, reason?: UnreadReason, theirs?: string) => string;
}
