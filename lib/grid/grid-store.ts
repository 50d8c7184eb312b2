import { GridEdits } from "./grid-edits";
import type { GridModel, ReadCell } from "./grid-model";
import type { GridReport } from "./grid-report";
import type { EditMode, GridCommand } from "./keymap";
import { RowSnapshots, type RowSnapshot } from "./row-snapshots";
import {
  cellsIn,
  clampSelection,
  mapCells,
  extendTo,
  FIRST_CELL,
  isSingleCell,
  rangeOf,
  selectCell,
  step,
  type Axis,
  type Cell,
  type GridSize,
  type Selection,
} from "./selection";
import { destination, growSelection, type TravelCommand } from "./travel";
import { createNotifier } from "@/lib/store";

/**
 * The state of one grid: selection, editor and history. Components subscribe to rows, so that a key press renders only
 * the rows that it may have changed, such as those of the selection before and after it.
 */
export class GridStore {
  private selected: Selection = selectCell(FIRST_CELL);
  private editor: { readonly mode: EditMode; text: string } | null = null;
  /** The column to which Enter returns after presses of Tab. */
  private tabbedFrom: number | null = null;
  private version = 0;
  /** The cell to keep in view. */
  private point: Cell = FIRST_CELL;
  private readonly changes = createNotifier();
  private readonly typing = createNotifier();
  private readonly focusRequests = createNotifier();
  private readonly allRowsRequests = createNotifier();
  private readonly reports = createNotifier<[report: GridReport]>();
  /** The latest report that had no listener yet: the component that announces reports is loaded later. */
  private pendingReport: GridReport | null = null;
  /** Edits of cells. The methods of the store also close the editor and move the selection. */
  readonly edits: GridEdits;
  private readonly rows: RowSnapshots;
  /** The cells that PageUp and PageDown move by; a guess until {@link setPage} is called after a measurement. */
  private page: GridSize = { rows: 10, columns: 5 };
  /** The rows and columns at the latest change of the model. */
  private rowIds: readonly string[];
  private columnIds: readonly string[];

  constructor(readonly model: GridModel) {
    this.rowIds = model.rowIds();
    this.columnIds = model.columnIds();
    this.edits = new GridEdits(model, (report) => {
      this.report(report);
    });
    this.rows = new RowSnapshots(model, () => ({ selection: this.selected, editing: this.editor }));
    // Never unsubscribed: a model and its grids have the same lifetime.
    model.subscribe((rowIds) => {
      if (rowIds) this.rows.invalidate(rowIds);
      else {
        this.rows.invalidateAll();
        this.follow();
      }
      this.notify();
    });
  }

  readonly subscribe = this.changes.subscribe;

  /** Listens to reports of edits. A first listener also gets the latest report that nobody has heard. */
  onReport(listener: (report: GridReport) => void): () => void {
    const unsubscribe = this.reports.subscribe(listener);
    if (this.pendingReport) listener(this.pendingReport);
    this.pendingReport = null;
    return unsubscribe;
  }

  /** Registers a listener that moves the focus to the active cell. */
  onFocusWanted(listener: () => void): () => void {
    return this.focusRequests.subscribe(listener);
  }

  /** Moves the focus to the active cell, from outside the grid. */
  focus(): void {
    this.focusRequests.notify();
  }

  /** Registers a listener that removes filter and order of the rows; all rows are there when it returns. */
  onAllRowsWanted(listener: () => void): () => void {
    return this.allRowsRequests.subscribe(listener);
  }

  /** Lets the tools around the grid show all rows in their own order. */
  showAllRows(): void {
    this.allRowsRequests.notify();
  }

  get size(): GridSize {
    return { rows: this.model.rowIds().length, columns: this.model.columnIds().length };
  }

  /** Sets how many rows PageUp and PageDown move, and how many columns with Alt. */
  setPage(page: GridSize): void {
    this.page = page;
  }

  readonly selection = (): Selection => this.selected;
  readonly editMode = (): EditMode | null => this.editor?.mode ?? null;
  /** A number that changes with every change of the grid. */
  readonly getVersion = (): number => this.version;
  readonly rowSnapshot = (row: number): RowSnapshot => this.rows.get(row);

  readonly pointOfView = (): Cell => this.point;

  /** Commits the editor and changes the selection. */
  select(selection: Selection): void {
    this.commit();
    this.tabbedFrom = null;
    const shown = clampSelection(selection, this.size);
    this.show(shown, shown.active);
  }

  /** Extends the selection from the anchor to another cell. `whole` is set for whole rows or columns. */
  extend(head: Cell, whole: { rows?: boolean; columns?: boolean } = {}): void {
    this.commit();
    this.tabbedFrom = null;
    const shown = clampSelection(extendTo(this.selected, head), this.size);
    // The head of whole rows or columns is at the far edge of the grid, so the view does not scroll to it.
    this.show(shown, whole.rows || whole.columns ? this.point : shown.head);
  }

  /** Runs a command. Returns false for the browser's default action, such as Tab in the last cell. */
  run(command: GridCommand): boolean {
    switch (command.type) {
      case "cancel":
        this.close();
        break;
      case "switchMode":
        if (this.editor) this.open(this.editor.mode === "caret" ? "replace" : "caret", this.editor.text);
        break;
      case "fillSelection":
        this.commit(cellsIn(rangeOf(this.selected)));
        break;
      case "edit":
        this.edit("caret");
        break;
      case "replace":
        this.edit("replace", command.text);
        break;
      case "step":
        return this.step(command.axis, command.back);
      case "collapse":
        this.select(selectCell(this.selected.active));
        break;
      case "selectAll":
      case "selectRows":
      case "selectColumns":
        this.show(growSelection(this.selected, command.type, this.size), this.point);
        break;
      case "clear":
        this.edits.clear(this.selected);
        break;
      case "fillDown":
      case "fillRight":
        this.edits.fill(command.type === "fillDown" ? "row" : "column", this.selected);
        break;
      case "undo":
      case "redo":
        this.replay(command.type);
        break;
      default:
        this.travel(command);
    }
    return true;
  }

  /** Opens the editor in the active cell, with a text or by default its content. */
  edit(mode: EditMode, text?: string): void {
    const { active } = this.selected;
    if (this.edits.canEdit(active)) this.open(mode, text ?? this.edits.textAt(active));
    else this.report({ type: "readOnly" });
  }

  /** Updates the text of the editor; `commit` writes it to the cell. */
  typed(text: string): void {
    if (!this.editor) return;
    this.editor.text = text;
    this.typing.notify();
  }

  /** Listens to changes of the editor's text, which do not notify `subscribe`. */
  readonly onTyping = this.typing.subscribe;

  editorText(): string {
    return this.editor?.text ?? "";
  }

  /** Writes the text of an open editor to the active cell or the given cells, and closes the editor. */
  commit(cells: readonly Cell[] = [this.selected.active]): void {
    if (!this.editor) return;
    const { text } = this.editor;
    this.close();
    this.edits.enter(text, cells, this.selected);
  }

  /** The meaning of the editor's text, for a preview; null without an editor. */
  readText(): ReadCell | null {
    const { row, column } = this.selected.active;
    const [rowId, columnId] = [this.model.rowIds()[row], this.model.columnIds()[column]];
    if (!this.editor || rowId === undefined || columnId === undefined) return null;
    return this.model.read(this.editor.text, rowId, columnId);
  }

  /** Lets selection and editor follow the rows and columns that the model has now. */
  private follow(): void {
    const { rowIds, columnIds, model } = this;
    this.rowIds = model.rowIds();
    this.columnIds = model.columnIds();
    this.followLines("row", rowIds, this.rowIds);
    this.followLines("column", columnIds, this.columnIds);
    this.selected = clampSelection(this.selected, this.size);
  }

  /**
   * Moves the selection with its columns, and with its rows if an editor is open or rows were only added. Without an
   * editor, a range grows by lines that are added within it; any other range that is torn apart shrinks to the active
   * cell. When the row or column of the editor is gone, the editor closes without a change.
   */
  private followLines(axis: Axis, before: readonly string[], now: readonly string[]): void {
    const { active, anchor, head } = this.selected;
    const placeOf = (index: number) => now.indexOf(before[index]!);
    if (axis === "column" && this.tabbedFrom !== null) {
      const place = placeOf(this.tabbedFrom);
      this.tabbedFrom = place === -1 ? null : place;
    }
    const isGrown = hasGrown(before, now);
    if (axis === "row" && !isGrown && !this.editor) return;
    const found = mapCells(this.selected, (cell) => ({ ...cell, [axis]: placeOf(cell[axis]) }));
    const isGone = found.active[axis] === -1;
    if (isGone) this.editor = null;
    const first = Math.min(anchor[axis], head[axis]);
    const range = before.slice(first, Math.max(anchor[axis], head[axis]) + 1);
    const firstNow = placeOf(first);
    const isWhole = range.every((id, index) => now[firstNow + index] === id);
    if (!isGone && (isWhole || (isGrown && !this.editor))) this.selected = found;
    else this.selected = selectCell(isGone ? active : found.active);
  }

  /** Announces an event to the listeners. */
  report(report: GridReport): void {
    if (!this.reports.hasListeners()) this.pendingReport = report;
    this.reports.notify(report);
  }

  private travel(command: TravelCommand): void {
    this.commit();
    const from = command.extend ? this.selected.head : this.selected.active;
    const to = destination(command, from, this.size, this.page, (cell) => this.edits.contentAt(cell) !== null);
    if (command.extend) this.extend(to);
    else this.select(selectCell(to));
  }

  private step(axis: Axis, back: boolean): boolean {
    this.commit();
    const before = this.selected;
    const single = isSingleCell(before);
    const tabbedFrom = this.tabbedFrom ?? before.active.column;
    const next = step(before, axis, back, this.size);
    if (!next) return false;
    const shown = axis === "row" && single ? selectCell({ row: next.active.row, column: tabbedFrom }) : next;
    this.show(shown, shown.active);
    this.tabbedFrom = axis === "column" && single ? tabbedFrom : null;
    return true;
  }

  private replay(direction: "undo" | "redo"): void {
    const selection = this.edits.replay(direction);
    if (selection) this.select(selection);
  }

  private open(mode: EditMode, text: string): void {
    this.editor = { mode, text };
    this.rows.invalidateRow(this.selected.active.row);
    this.notify();
  }

  private close(): void {
    if (!this.editor) return;
    this.editor = null;
    this.rows.invalidateRow(this.selected.active.row);
    this.notify();
  }

  private show(selection: Selection, point: Cell): void {
    this.point = point;
    for (const shown of [this.selected, selection]) {
      const { top, bottom } = rangeOf(shown);
      for (let row = top; row <= bottom; row++) this.rows.invalidateRow(row);
    }
    this.selected = selection;
    this.notify();
  }

  private notify(): void {
    this.version++;
    this.changes.notify();
  }
}

/** True if rows or columns were only added, and all others are in the same order. */
function hasGrown(before: readonly string[], now: readonly string[]): boolean {
  let place = -1;
  return now.length > before.length && before.every((id) => (place = now.indexOf(id, place + 1)) !== -1);
}
