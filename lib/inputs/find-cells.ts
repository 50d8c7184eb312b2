import { foldText } from "@/lib/fold-text";
import type { GridModel } from "@/lib/grid/grid-model";
import type { Cell } from "@/lib/grid/selection";

/** Maximum number of found cells, after which a search stops. */
const MAX_FOUND = 1_000;

interface FoundCells {
  cells: Cell[];
  /** True when the search stopped before it had found all. */
  hasMore: boolean;
}

/**
 * Cells whose text or row name contains the wanted text, in reading order. A row that is found by its name counts once,
 * at its first cell. Case, diacritics, the kind of minus sign and separators before three digits are ignored: 1234
 * finds 1 234, and also 1,234.
 */
export function findCells(model: GridModel, nameOf: (rowId: string) => string, wanted: string): FoundCells {
  const text = fold(wanted).trim();
  if (text === "") return { cells: [], hasMore: false };
  const digits = withoutGroups(text);
  const found: Cell[] = [];
  const columnIds = model.columnIds();
  model.rowIds().every((rowId, row) => {
    if (fold(nameOf(rowId)).includes(text)) found.push({ row, column: 0 });
    else
      columnIds.forEach((columnId, column) => {
        if (matches(model.view(rowId, columnId).text)) found.push({ row, column });
      });
    return found.length <= MAX_FOUND;
  });
  return { cells: found.slice(0, MAX_FOUND), hasMore: found.length > MAX_FOUND };

  function matches(shown: string): boolean {
    if (shown === "") return false;
    const seen = fold(shown);
    return seen.includes(text) || (/\d/.test(digits) && withoutGroups(seen).includes(digits));
  }
}

/** The text without case and diacritics, and with one sign for minus. */
function fold(text: string): string {
  return foldText(text).replaceAll("−", "-");
}

/** The text without separators before three digits, which may group digits. */
function withoutGroups(text: string): string {
  return text.replace(/(?<=\d)[\s,.'’](?=\d{3}(?!\d))/gu, "");
}
