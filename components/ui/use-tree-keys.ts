import type { KeyboardEvent } from "react";

/** A visible row. */
interface TreeRow {
  key: string;
  /** The number of its ancestors. */
  depth: number;
  /** True when the row has children; `isOpen` when they are shown. */
  canOpen: boolean;
  isOpen: boolean;
}

interface TreeKeys<Row extends TreeRow> {
  rows: readonly Row[];
  onToggle: (key: string) => void;
  onOpenAll: () => void;
  /** `cell` counts all cells after the row header, from 0; null while the row itself has the focus. */
  onEnter: (row: Row, cell: number | null) => void;
  /** Handlers of other keys for the focused row; each returns true when it has handled the key. */
  others?: Record<string, (row: Row) => boolean>;
}

/**
 * Keys of a treegrid (ARIA) whose rows and cells take the focus. Up and down move between rows, Page Up and Page Down
 * by ten; right opens a row or enters its cells; left closes it or goes to its parent; Space opens or closes it; Home
 * and End go to the ends; `*` opens all. In cells, left, right, Home and End move within the row; Escape leaves them.
 */
export function useTreeKeys<Row extends TreeRow>({ rows, onToggle, onOpenAll, onEnter, others }: TreeKeys<Row>) {
  return (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return;
    const rowElement = event.target.closest<HTMLTableRowElement>("tbody tr");
    const row = rows.find(({ key }) => key === rowElement?.dataset["key"]);
    if (!rowElement || !row) return;
    const cells = shownCells(rowElement);
    const cell = cells.findIndex((element) => element === event.target);
    const at = rows.indexOf(row);
    const table = event.currentTarget;

    const goTo = (index: number): boolean => {
      const next = rows[Math.min(Math.max(index, 0), rows.length - 1)]!;
      const elements = [...table.querySelectorAll<HTMLTableRowElement>("tbody tr")];
      const element = elements.find((one) => one.dataset["key"] === next.key);
      (cell < 0 ? element : element && shownCells(element)[cell])?.focus();
      return true;
    };
    const focusCell = (index: number): boolean => {
      (index < 0 ? rowElement : cells[index])?.focus();
      return true;
    };
    const above = () => {
      const index = rows.findLastIndex(({ depth }, i) => i < at && depth < row.depth);
      return index < 0 ? false : goTo(index);
    };
    const toggle = (): boolean => {
      onToggle(row.key);
      return true;
    };

    const actions: Record<string, () => boolean> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      PageDown: () => goTo(at + 10),
      PageUp: () => goTo(at - 10),
      Home: () => (cell < 0 ? goTo(0) : focusCell(0)),
      End: () => (cell < 0 ? goTo(rows.length - 1) : focusCell(cells.length - 1)),
      ArrowRight: () =>
        cell < 0 && row.canOpen && !row.isOpen ? toggle() : focusCell(Math.min(cell + 1, cells.length - 1)),
      ArrowLeft: () => (cell >= 0 ? focusCell(cell - 1) : row.isOpen ? toggle() : above()),
      Escape: () => cell >= 0 && focusCell(-1),
      "*": () => {
        onOpenAll();
        return true;
      },
      Enter: () => {
        const all = [...rowElement.cells].slice(1);
        onEnter(row, cell < 0 ? null : all.indexOf(cells[cell]!));
        return true;
      },
      " ": () => row.canOpen && toggle(),
    };
    if (actions[event.key]?.() ?? others?.[event.key]?.(row)) event.preventDefault();
  };
}

/** The visible cells after the row header; narrow windows hide some. */
function shownCells(row: HTMLTableRowElement): HTMLTableCellElement[] {
  return [...row.cells].slice(1).filter((cell) => cell.offsetParent !== null);
}
