import type { CellState } from "@/lib/grid/grid-model";
import type { UnreadReason } from "./read-value";

/** Context of a sheet: language, permissions, and texts for states. */
export interface SheetSetting {
  /** Culture in which numbers are read and written. */
  locale: string;
  currency: string;
  readOnly: boolean;
  /** Text shown for NaN. */
  notANumber: string;
  /** Describes the state of a cell. `theirs` is the stored value as a text, in a conflict. */
  describe: (state: Exclude<CellState, "plain">, reason?: UnreadReason, theirs?: string) => string;
}
