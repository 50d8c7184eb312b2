import { isUnread, type CellContent } from "./cell-content";
import type { Doubt, Outside } from "./grid-report";
import type { GridStore } from "./grid-store";
import type { CellStep } from "./history";
import { rangeOf, selectRange, sizeOf, type CellRange, type GridSize } from "./selection";

/** A text, with the exact number if the clipboard has it. */
export type PastedCell = string | { readonly text: string; readonly exact: number };

/** Rows of cells. A row shorter than the longest one is filled up with empty cells. */
export type PastedBlock = readonly (readonly PastedCell[])[];

/** The changes that a paste would make; valid until the grid changes. */
export interface PastePlan {
  readonly cells: readonly CellStep[];
  /** The other meaning of each ambiguous text, by index in `cells`. */
  readonly alternatives: ReadonlyMap<number, CellContent>;
  readonly doubts: readonly Doubt[];
  /** Number of cells whose text could not be read. */
  readonly unread: number;
  /** Number of read-only cells in the range, which are not in `cells`. */
  readonly readOnly: number;
  readonly outside: Outside;
  /** The rows that the block covers, in the order of the block. */
  readonly rowIds: readonly string[];
  /** The cells to select after the paste. Where other rows stand between the pasted ones, only a part is selected. */
  readonly range: CellRange;
}

/**
 * Reads a block and places it at the top left cell of the selection. If height and width of the selection are multiples
 * of the block's, the block is repeated to fill the selection. Null if the block has no rows or the grid no cells.
 * @param rows ids of the rows to paste into, in the order of the block; by default those from the selection down
 */
export function preparePaste(store: GridStore, block: PastedBlock, rows?: readonly string[]): PastePlan | null {
  const { model } = store;
  const columnIds = model.columnIds();
  const selected = rangeOf(store.selection());
  const size = coveredSize(block, sizeOf(selected));
  const rowIds = rows ?? model.rowIds().slice(selected.top, selected.top + size.rows);
  if (block.length === 0 || rowIds.length === 0 || columnIds.length === 0) return null;
  const height = block.length;
  const width = widthOf(block);
  const cells: CellStep[] = [];
  const alternatives = new Map<number, CellContent>();
  const doubts: Doubt[] = [];
  let unread = 0;
  let readOnly = 0;
  let filledOutside = 0;

  for (let y = 0; y < size.rows; y++) {
    const rowId = rowIds[y];
    for (let x = 0; x < size.columns; x++) {
      const column = selected.left + x;
      const columnId = columnIds[column];
      const pasted = block[y % height]![x % width] ?? "";
      const text = typeof pasted === "string" ? pasted : pasted.text;
      const exact = typeof pasted === "string" ? undefined : pasted.exact;
      if (rowId === undefined || columnId === undefined) {
        if (text.trim() !== "") filledOutside++;
      } else if (model.isReadOnly(rowId, columnId)) readOnly++;
      else {
        const read = model.read(text, rowId, columnId);
        // The clipboard also has numbers for dates, whose texts are no numbers.
        const content = typeof read.content === "number" && exact !== undefined ? exact : read.content;
        if (isUnread(read.content)) unread++;
        if (read.alternative !== undefined && exact === undefined) {
          alternatives.set(cells.length, read.alternative);
          doubts.push({ text, content: read.content, alternative: read.alternative });
        }
        cells.push({ rowId, columnId, before: model.content(rowId, columnId), content });
      }
    }
  }
  const right = Math.min(selected.left + size.columns, columnIds.length) - 1;
  return {
    cells,
    alternatives,
    doubts,
    unread,
    readOnly,
    outside: {
      rows: size.rows - rowIds.length,
      columns: selected.left + size.columns - 1 - right,
      cells: filledOutside,
    },
    rowIds,
    range: { ...rowsTogether(model.rowIds(), rowIds), left: selected.left, right },
  };
}

/** The longest run of consecutive rows of the grid that contains the first pasted row and has only pasted rows. */
function rowsTogether(all: readonly string[], pasted: readonly string[]): { top: number; bottom: number } {
  const isPasted = new Set<string | undefined>(pasted);
  let top = all.indexOf(pasted[0]!);
  let bottom = top;
  while (isPasted.has(all[top - 1])) top--;
  while (isPasted.has(all[bottom + 1])) bottom++;
  return { top, bottom };
}

/** True when the user must confirm the paste, because texts are ambiguous or filled cells lie outside the grid. */
export function isQuestionable({ doubts, outside }: PastePlan): boolean {
  return doubts.length > 0 || outside.cells > 0;
}

/** Pastes a plan, with the likely or the other meaning of ambiguous texts, and selects the pasted range. */
export function pasteBlock(store: GridStore, plan: PastePlan, reading: "likely" | "other" = "likely"): void {
  const { alternatives, unread, readOnly, outside, range } = plan;
  if (plan.cells.length === 0) {
    store.edits.report({ type: "readOnly" });
    return;
  }
  const cells =
    reading === "likely"
      ? plan.cells
      : plan.cells.map((cell, index) => ({ ...cell, content: alternatives.get(index) ?? cell.content }));
  const doubts = reading === "likely" ? plan.doubts : plan.doubts.map(turned);
  const changed = store.edits.write(cells, store.selection());
  store.select(selectRange({ row: range.top, column: range.left }, { row: range.bottom, column: range.right }));
  const hasNumbers = cells.some(({ content }) => typeof content === "number");
  store.edits.report({ type: "paste", cells: cells.length, changed, hasNumbers, unread, doubts, readOnly, outside });
}

function turned({ text, content, alternative }: Doubt): Doubt {
  return { text, content: alternative, alternative: content };
}

/** Size of the area that a block fills when it is pasted into a selection. */
function coveredSize(block: PastedBlock, selection: GridSize): GridSize {
  const [rows, columns] = [block.length, widthOf(block)];
  return selection.rows % rows === 0 && selection.columns % columns === 0 ? selection : { rows, columns };
}

function widthOf(block: PastedBlock): number {
  return block.reduce((widest, row) => Math.max(widest, row.length), 1);
}
