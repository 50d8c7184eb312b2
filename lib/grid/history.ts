import type { CellContent } from "./cell-content";
import type { KeptSelection } from "./kept-selection";

export interface CellStep {
  readonly rowId: string;
  readonly columnId: string;
  readonly before: CellContent;
  readonly content: CellContent;
}

/** One step of undo. It can change many cells. */
export interface HistoryEntry {
  readonly cells: readonly CellStep[];
  readonly selection: KeptSelection;
}

const MAX_ENTRIES = 500;

/** Stacks for undo and redo. Entries contain whole contents instead of differences, so they work across saves. */
export class History {
  /** The latest entry is last, also in `undone`. */
  readonly done: HistoryEntry[] = [];
  undone: HistoryEntry[] = [];

  push(entry: HistoryEntry): void {
    this.done.push(entry);
    if (this.done.length > MAX_ENTRIES) this.done.shift();
    this.undone = [];
  }

  /** The entry to undo: its cells get their `before`. Undefined when there is nothing to undo. */
  undo(): HistoryEntry | undefined {
    const entry = this.done.pop();
    if (entry) this.undone.push(entry);
    return entry;
  }

  /** The entry to redo: its cells get their `content`. Undefined when there is nothing to redo. */
  redo(): HistoryEntry | undefined {
    const entry = this.undone.pop();
    if (entry) this.done.push(entry);
    return entry;
  }
}
