import { isUnread, sameContent, type CellContent } from "./cell-content";
import type { GridModel } from "./grid-model";
import type { Doubt, GridReport } from "./grid-report";
import { History, type CellStep } from "./history";
import { findSelection, keepSelection } from "./kept-selection";
import { cellsIn, rangeOf, sizeOf, type Axis, type Cell, type Selection } from "./selection";

/** A cell with its new content. */
export interface CellPut extends Cell {
  readonly content: CellContent;
}

/** Reads and edits cells by their position. Each edit is one change of the model and one step of undo. */
export class GridEdits {
  readonly history = new History();

  constructor(
    private readonly model: GridModel,
    /** Announces what an edit did, or that the cells are read-only. `apply` and `write` leave it to their caller. */
    readonly report: (report: GridReport) => void,
  ) {}

  /** Null for an empty cell, and for one outside the grid. */
  contentAt(cell: Cell): CellContent {
    const { rowId, columnId } = this.findIds(cell);
    return rowId === undefined || columnId === undefined ? null : this.model.content(rowId, columnId);
  }

  textAt(cell: Cell): string {
    return this.model.write(this.contentAt(cell));
  }

  /** False outside the grid and for cells that may not be changed. */
  canEdit(cell: Cell): boolean {
    const { rowId, columnId } = this.findIds(cell);
    return rowId !== undefined && columnId !== undefined && !this.model.isReadOnly(rowId, columnId);
  }

  /** Writes a typed text into cells. In a cell that has this text already, the text is not read again. */
  enter(text: string, cells: readonly Cell[], selection: Selection): void {
    const changed = cells.filter((cell) => this.canEdit(cell) && this.textAt(cell) !== text);
    if (changed.length === 0) return;
    const { steps, unread, doubts } = this.read(changed.map((cell) => ({ ...cell, text })));
    const written = this.write(steps, selection);
    // All cells got the same text, so the first doubt stands for all.
    this.report({ type: "edit", cells: written, unread, doubts: doubts.slice(0, 1) });
  }

  clear(selection: Selection): void {
    this.put(
      "clear",
      cellsIn(rangeOf(selection)).map((cell) => ({ ...cell, content: null })),
      selection,
    );
  }

  /** Copies the first row (or column) of the selection to the others; a single one is filled from the one before. */
  fill(axis: Axis, selection: Selection): void {
    const range = rangeOf(selection);
    const { rows, columns } = sizeOf(range);
    const first = axis === "row" ? range.top : range.left;
    const source = (axis === "row" ? rows : columns) === 1 ? first - 1 : first;
    if (source < 0) return;
    const targets = cellsIn(range).filter((cell) => cell[axis] !== source);
    this.put(
      "fill",
      targets.map((cell) => ({ ...cell, content: this.contentAt({ ...cell, [axis]: source }) })),
      selection,
    );
  }

  /** Writes contents into the cells that can be edited, with a report. Returns the number of changed cells. */
  put(type: "clear" | "fill", cells: readonly CellPut[], selection: Selection): number {
    const allowed = cells.filter((cell) => this.canEdit(cell));
    if (allowed.length === 0 && cells.length > 0) this.report({ type: "readOnly" });
    const written = this.apply(
      allowed.map((cell) => ({ ...cell, content: this.contentFor(cell, cell.content) })),
      selection,
    );
    if (written > 0) this.report({ type, cells: written });
    return written;
  }

  /** Changes cells as one step of undo, without a report. Returns the number of changed cells. */
  apply(cells: readonly CellPut[], selection: Selection): number {
    return this.write(
      cells.map((cell) => this.stepTo(cell, cell.content)),
      selection,
    );
  }

  /**
   * Undoes or redoes the latest step. Returns the selection at that time; null if its active cell is gone, if there is
   * no such step, or if the model has a history of its own.
   */
  replay(direction: "undo" | "redo"): Selection | null {
    if (this.model.replay) {
      this.model.replay(direction);
      return null;
    }
    const entry = direction === "undo" ? this.history.undo() : this.history.redo();
    if (!entry) return null;
    const changeOf = ({ rowId, columnId, before, content }: CellStep) =>
      direction === "undo"
        ? { rowId, columnId, content: before, expected: content }
        : { rowId, columnId, content, expected: before };
    this.model.change(entry.cells.map(changeOf));
    this.report({ type: direction, cells: entry.cells.length });
    return findSelection(entry.selection, this.model);
  }

  /** The content for a cell. A text that was unreadable in another cell is read again. */
  private contentFor(cell: Cell, content: CellContent): CellContent {
    const { rowId, columnId } = this.requireIds(cell);
    return isUnread(content) ? this.model.read(content.text, rowId, columnId).content : content;
  }

  private read(texts: readonly (Cell & { text: string })[]) {
    const steps: CellStep[] = [];
    const doubts: Doubt[] = [];
    let unread = 0;
    for (const { text, ...cell } of texts) {
      const { rowId, columnId } = this.requireIds(cell);
      const read = this.model.read(text, rowId, columnId);
      if (isUnread(read.content)) unread++;
      const { content, alternative } = read;
      if (alternative !== undefined) doubts.push({ text, content, alternative });
      steps.push(this.stepTo(cell, read.content));
    }
    return { steps, unread, doubts };
  }

  private stepTo(cell: Cell, content: CellContent): CellStep {
    const { rowId, columnId } = this.requireIds(cell);
    return { rowId, columnId, before: this.model.content(rowId, columnId), content };
  }

  /** Changes the model, and adds a step of undo unless the model has a history. Returns the number of changed cells. */
  write(steps: readonly CellStep[], selection: Selection): number {
    const cells = steps.filter(({ before, content }) => !sameContent(before, content));
    if (cells.length === 0) return 0;
    if (!this.model.replay) this.history.push({ cells, selection: keepSelection(selection, this.model) });
    this.model.change(cells);
    return cells.length;
  }

  private findIds({ row, column }: Cell): { rowId: string | undefined; columnId: string | undefined } {
    return { rowId: this.model.rowIds()[row], columnId: this.model.columnIds()[column] };
  }

  private requireIds(cell: Cell): { rowId: string; columnId: string } {
    const { rowId, columnId } = this.findIds(cell);
    if (rowId === undefined || columnId === undefined) throw new RangeError("a cell outside the grid was changed");
    return { rowId, columnId };
  }
}
