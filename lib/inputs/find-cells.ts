import type { GridModel } from "@/lib/grid/grid-model";
import type { Cell } from "@/lib/grid/selection";
import { folded } from "./arrange-rows";

/** A search in a large grid stops here: nobody steps through more. */
export const MAX_FOUND = 1_000;

/**
 * Cells whose text, or whose row's name, has the wanted text in it, in reading order. A row found by its name counts
 * once, at its first cell. Spaces of groups of digits do not matter: 1234 finds 1 234.
 */
export function findCells(model: GridModel, nameOf: (rowId: string) => string, wanted: string, locale: string): Cell[] {
  const text = folded(wanted, locale);
  if (text === "") return [];
  const digits = withoutGroups(text);
  const found: Cell[] = [];
  const columnIds = model.columnIds();
  model.rowIds().every((rowId, row) => {
    if (folded(nameOf(rowId), locale).includes(text)) found.push({ row, column: 0 });
    else
      columnIds.forEach((columnId, column) => {
        if (matches(model.view(rowId, columnId).text)) found.push({ row, column });
      });
    return found.length < MAX_FOUND;
  });
  return found.slice(0, MAX_FOUND);

  function matches(shown: string): boolean {
    if (shown === "") return false;
    const seen = folded(shown, locale);
    return seen.includes(text) || (/\d/.test(digits) && withoutGroups(seen).includes(digits));
  }
}

/** Digits without what groups them, and with one sign for minus. */
function withoutGroups(text: string): string {
  return text.replace(/(?<=\d)[\s,.'’](?=\d{3}(?!\d))/gu, "").replaceAll("−", "-");
}
