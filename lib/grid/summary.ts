import { DecimalSum } from "@/lib/numbers/decimal-sum";
import type { GridModel } from "./grid-model";
import { rangeOf, type Selection } from "./selection";

export interface SelectionSummary {
  /** Number of selected cells with a number, which `sum` and `average` are computed from. */
  readonly numbers: number;
  readonly sum: number;
  /** NaN without numbers. */
  readonly average: number;
}

export function summarize(model: GridModel, selection: Selection): SelectionSummary {
  const { top, left, bottom, right } = rangeOf(selection);
  const rowIds = model.rowIds().slice(top, bottom + 1);
  const columnIds = model.columnIds().slice(left, right + 1);
  let numbers = 0;
  const total = new DecimalSum();
  for (const rowId of rowIds) {
    for (const columnId of columnIds) {
      const content = model.content(rowId, columnId);
      if (typeof content !== "number") continue;
      numbers++;
      total.add(content);
    }
  }
  const sum = total.value ?? 0;
  return { numbers, sum, average: sum / numbers };
}
