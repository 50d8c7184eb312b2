import type { CellContent } from "./cell-content";
import type { Selection } from "./selection";

export interface CellStep {
  readonly rowId: string;
  readonly columnId: string;
  readonly before: CellContent;
  readonly content: CellContent;
}

/** One thing the user did: all its cells come back with one undo. */
export interface HistoryEntry {
  readonly cells: readonly CellStep[];
  readonly selection: Selection;
}

const MAX_ENTRIES = 500;

/** Stacks of undo and redo. Entries hold contents, not differences, so they work across saves. */
export class History {
  /** The latest last, as in `undone`. */
  readonly done: HistoryEntry[] = [];
  undone: HistoryEntry[] = [];

  push(entry: HistoryEntry): void {
    this.done.push(entry);
    if (this.done.length > MAX_ENTRIES) this.done.shift();
    this.undone = [];
  }

  /** The entry whose cells get their `before` again, or undefined when nothing is left to undo. */
  undo(): HistoryEntry | undefined {
    const entry = this.done.pop();
    if (entry) this.undone.push(entry);
    return entry;
  }

  /** The entry whose cells get their `content` again, or undefined when nothing is left to redo. */
  redo(): HistoryEntry | undefined {
    const entry = this.undone.pop();
    if (entry) this.done.push(entry);
    return entry;
  }
}
