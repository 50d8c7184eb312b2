import type { GridModel } from "./grid-model";
import { rangeOf, type Selection } from "./selection";

export interface SelectionSummary {
  /** Number of selected cells with a number, which `sum` and `average` are computed from. */
  readonly numbers: number;
  readonly sum: number;
  /** NaN without numbers. */
  readonly average: number;
}

/** Summary of the selected cells. The sum is compensated (Neumaier), so that ten times 0.1 is 1. */
export function summarize(model: GridModel, selection: Selection): SelectionSummary {
  const { top, left, bottom, right } = rangeOf(selection);
  const rowIds = model.rowIds().slice(top, bottom + 1);
  const columnIds = model.columnIds().slice(left, right + 1);
  let numbers = 0;
  let sum = 0;
  let lost = 0;
  for (const rowId of rowIds) {
    for (const columnId of columnIds) {
      const content = model.content(rowId, columnId);
      if (typeof content !== "number") continue;
      numbers++;
      const next = sum + content;
      // The part that the addition rounded away; infinite sums have none.
      if (Number.isFinite(next))
        lost += Math.abs(sum) >= Math.abs(content) ? sum - next + content : content - next + sum;
      sum = next;
    }
  }
  if (Number.isFinite(sum)) sum += lost;
  return { numbers, sum, average: sum / numbers };
}
