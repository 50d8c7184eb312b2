import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureValue } from "@/contract/figures/key-figure-value";
import { bookedPart } from "@/contract/figures/reach";
import type { CellContent } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";
import type { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";
import type { Store } from "@/lib/store";

/** The extra columns of each period: the suffixes of column ids, and the keys of the headers in saved files. */
export const COMPARISONS = ["actual", "difference"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface Actuals {
  /** The actual value of a row in a period's column; null when there is none. */
  readonly valueOf: (rowId: string, columnId: string) => number | null;
  /** The target that the actual value is compared with; undefined for the one in the sheet. */
  readonly targetOf?: (rowId: string, columnId: string) => number | null | undefined;
  /** Formats a number with the decimals of its key figure; a difference gets a sign. */
  readonly write: (rowId: string, value: number, comparison: Comparison) => string;
}

/**
 * The target of an amount's booked months, if the books end before the column's period does: the target in the sheet is
 * the amount of the whole period. Null when there is none, undefined for values compared with the target in the sheet.
 */
export function targetOfPart(
  value: Pick<KeyFigureValue, "period" | "bookedThrough" | "target"> | undefined,
  valueType: KeyFigure["valueType"],
): number | null | undefined {
  if (!value || valueType !== "Amount" || !bookedPart(value)) return undefined;
  return value.target ?? null;
}

/** The id of an extra column of a period. */
export function comparisonColumn(columnId: string, comparison: Comparison): string {
  return `${columnId} ${comparison}`;
}

/** Targets and actual values: each period has columns for the target, the actual value, and actual less target. */
export class ComparedSheet implements GridModel {
  private readonly columns: readonly string[];
  /** Maps the ids of the extra columns to the target column of their period. */
  private readonly beside = new Map<string, { columnId: string; comparison: Comparison }>();
  readonly subscribe: GridModel["subscribe"];

  constructor(
    private readonly targets: KeyFigureSheet,
    private readonly actuals: Pick<Store<Actuals>, "get" | "subscribe">,
  ) {
    this.subscribe = (listener) => {
      const ends = [
        targets.subscribe(listener),
        actuals.subscribe(() => {
          listener(new Set(this.rowIds()));
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    };
    this.columns = targets.columnIds().flatMap((columnId) => {
      const beside = COMPARISONS.map((comparison) => {
        const id = comparisonColumn(columnId, comparison);
        this.beside.set(id, { columnId, comparison });
        return id;
      });
      return [columnId, ...beside];
    });
  }

  rowIds(): readonly string[] {
    return this.targets.rowIds();
  }

  setShown(rows: readonly string[] | null): void {
    this.targets.setShown(rows);
  }

  columnIds(): readonly string[] {
    return this.columns;
  }

  content(rowId: string, id: string): CellContent {
    const beside = this.beside.get(id);
    if (!beside) return this.targets.content(rowId, id);
    const { valueOf, targetOf } = this.actuals.get();
    const actual = valueOf(rowId, beside.columnId);
    if (beside.comparison === "actual" || actual === null) return actual;
    const ofPart = targetOf?.(rowId, beside.columnId);
    const target = ofPart === undefined ? this.targets.content(rowId, beside.columnId) : ofPart;
    return typeof target === "number" && Number.isFinite(target) && Number.isFinite(actual) ? actual - target : null;
  }

  view(rowId: string, id: string): CellView {
    const beside = this.beside.get(id);
    if (!beside) return this.targets.view(rowId, id);
    const content = this.content(rowId, id);
    const text = typeof content === "number" ? this.actuals.get().write(rowId, content, beside.comparison) : "";
    return { text, state: "plain" };
  }

  isReadOnly(rowId: string, id: string): boolean {
    return this.beside.has(id) || this.targets.isReadOnly(rowId, id);
  }

  read(text: string, rowId: string, id: string): ReadCell {
    return this.targets.read(text, rowId, id);
  }

  write(content: CellContent): string {
    return this.targets.write(content);
  }

  display(content: number): string {
    return this.targets.display(content);
  }

  change(changes: readonly CellChange[]): void {
    this.targets.change(changes.filter(({ columnId }) => !this.beside.has(columnId)));
  }
}
