import type { CellContent } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";
import type { KeyFigureSheet } from "@/lib/inputs/key-figure-sheet";

/** The columns beside a period's targets; their ids end the ids of the columns, also in files. */
export const COMPARISONS = ["actual", "difference"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export interface Actuals {
  /** Null where there is no value; `columnId` is that of a period. */
  readonly valueOf: (rowId: string, columnId: string) => number | null;
  /** The number with the decimals of its key figure; a difference has its sign. */
  readonly write: (rowId: string, value: number, comparison: Comparison) => string;
}

/** The id of a column beside that of a period's targets. */
export function comparisonColumn(columnId: string, comparison: Comparison): string {
  return `${columnId} ${comparison}`;
}

/** Targets with what came of them: beside each period its actual values, and what these are above the targets. */
export class ComparedSheet implements GridModel {
  private readonly columns: readonly string[];
  /** The columns that are no targets, with the column of their period. */
  private readonly beside = new Map<string, { columnId: string; comparison: Comparison }>();
  readonly subscribe: GridModel["subscribe"];

  constructor(
    private readonly targets: KeyFigureSheet,
    private readonly actuals: Actuals,
  ) {
    this.subscribe = targets.subscribe;
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
    const actual = this.actuals.valueOf(rowId, beside.columnId);
    if (beside.comparison === "actual" || actual === null) return actual;
    const target = this.targets.content(rowId, beside.columnId);
    return typeof target === "number" && Number.isFinite(target) && Number.isFinite(actual) ? actual - target : null;
  }

  view(rowId: string, id: string): CellView {
    const beside = this.beside.get(id);
    if (!beside) return this.targets.view(rowId, id);
    const content = this.content(rowId, id);
    const text = typeof content === "number" ? this.actuals.write(rowId, content, beside.comparison) : "";
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
