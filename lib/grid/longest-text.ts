import type { GridModel } from "./grid-model";

/** Number of characters in the longest text of these rows, for the width of the columns. */
export function longestText(model: Pick<GridModel, "columnIds" | "view">, rowIds: readonly string[]): number {
  let longest = 0;
  for (const rowId of rowIds)
    for (const columnId of model.columnIds()) longest = Math.max(longest, model.view(rowId, columnId).text.length);
  return longest;
}
