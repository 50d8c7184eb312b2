import type { Period } from "@/contract/period";
import type { CellChange } from "@/lib/grid/grid-model";
import type { FiscalYearValues } from "./fiscal-year-values";
import type { SheetSetting } from "./sheet-setting";
import type { RowType } from "./read-value";
import { sumOf, valueChange, ValueModel, type ValueCell } from "./value-model";

export const COMPANY_COLUMN = "company";
export const SUM_COLUMN = "sum";
export const DIFFERENCE_COLUMN = "difference";

type ObjectCell = Extract<ValueCell, { edits: unknown } | { computed: unknown }>;

/**
 * The values of one period with the objects of a dimension side by side. The columns are the company's value, the value
 * of each object, their sum, and the company's value less that sum.
 */
export class ObjectsSheet extends ValueModel {
  private readonly columns: readonly string[];
  private shown: readonly string[] | null = null;

  constructor(
    private readonly values: FiscalYearValues,
    private readonly period: Period,
    private readonly objects: readonly string[],
    private readonly typeOf: (rowId: string) => RowType,
    setting: SheetSetting,
  ) {
    super(setting);
    this.columns = [COMPANY_COLUMN, ...objects, SUM_COLUMN, DIFFERENCE_COLUMN];
  }

  /** Follows changes of the values. Returns a function that ends this. */
  follow(): () => void {
    const unsubscribes = [
      this.values.edits.subscribe((ids) => {
        this.announce(ids);
      }),
      this.values.subscribe(() => {
        this.announce(null);
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }

  /** Shows only these rows, in this order; null shows all rows. */
  setShown(rows: readonly string[] | null): void {
    this.shown = rows;
    this.announce(null);
  }

  rowIds(): readonly string[] {
    return this.shown ?? this.values.rows();
  }

  columnIds(): readonly string[] {
    return this.columns;
  }

  change(changes: readonly CellChange[]): void {
    this.values.edits.change(
      changes.flatMap((change) => {
        const cell = this.cell(change.rowId, change.columnId);
        const value = "edits" in cell ? valueChange(change, cell.address) : null;
        return value ? [value] : [];
      }),
    );
  }

  protected override cell(rowId: string, columnId: string): ObjectCell {
    if (columnId === SUM_COLUMN) return { computed: this.sum(rowId) };
    if (columnId === DIFFERENCE_COLUMN) {
      const [company, sum] = [this.numberAt(rowId, COMPANY_COLUMN), this.sum(rowId)];
      return { computed: company === null || sum === null ? null : difference(company, sum) };
    }
    const dimensionId = columnId === COMPANY_COLUMN ? undefined : columnId;
    return { edits: this.values.edits, address: { keyFigureInfoId: rowId, period: this.period, dimensionId } };
  }

  protected override unitOf(rowId: string): { type: RowType; currency: string } {
    return { type: this.typeOf(rowId), currency: this.setting.currency };
  }

  private sum(rowId: string): number | null {
    return sumOf(this.objects.map((object) => this.numberAt(rowId, object)));
  }
}

/** The difference, rounded to twelve digits of the larger number: 8.3 − (3.7 + 2.9 + 1.7) is 0 and not 1.8E−15. */
function difference(one: number, other: number): number {
  const digits = Math.ceil(Math.log10(Math.max(Math.abs(one), Math.abs(other))));
  return Number((one - other).toFixed(Math.min(100, Math.max(0, 12 - digits))));
}
