import type { Period } from "@/contract/period";
import type { CellChange } from "@/lib/grid/grid-model";
import { decimalSum } from "@/lib/numbers/decimal-sum";
import type { FiscalYearValues } from "./fiscal-year-values";
import type { SheetSetting } from "./sheet-setting";
import type { RowType } from "./read-value";
import { isSummable, valueChange, ValueModel, type ValueCell } from "./value-model";

export const COMPANY_COLUMN = "company";
export const SUM_COLUMN = "sum";
export const DIFFERENCE_COLUMN = "difference";

/** A column that is computed from the objects of a dimension. */
interface ComputedColumn {
  name: typeof SUM_COLUMN | typeof DIFFERENCE_COLUMN;
  /** Number of the dimension; null where all objects are of the same one. */
  dimension: string | null;
}

/** Reads a column's id: `sum` or `difference`, with the number of the dimension where there are several. */
export function computedColumn(columnId: string): ComputedColumn | null {
  const [, name, dimension = null] = /^(sum|difference)(?: (\d+))?$/.exec(columnId) ?? [];
  return name === undefined ? null : { name: name as ComputedColumn["name"], dimension };
}

type ObjectCell = Extract<ValueCell, { edits: unknown } | { computed: unknown }>;

/**
 * The values of one period with objects side by side. The columns are the company's value and, for each dimension, the
 * value of each object, their sum, and the company's value less that sum. In rows of percentages or ratios, the columns
 * of the sum and of the difference are empty.
 */
export class ObjectsSheet extends ValueModel {
  private readonly columns: readonly string[];
  private shown: readonly string[] | null = null;

  constructor(
    private readonly values: FiscalYearValues,
    private readonly period: Period,
    /** Ids of objects, in the order of the columns within a dimension. */
    private readonly objects: readonly string[],
    private readonly typeOf: (rowId: string) => RowType,
    setting: SheetSetting,
  ) {
    super(setting);
    const dimensions = new Set(objects.map(dimensionOf));
    const computed = [SUM_COLUMN, DIFFERENCE_COLUMN];
    this.columns = [
      COMPANY_COLUMN,
      ...(dimensions.size > 1
        ? [...dimensions].flatMap((dimension) => [
            ...objects.filter((id) => dimensionOf(id) === dimension),
            ...computed.map((name) => `${name} ${dimension}`),
          ])
        : [...objects, ...computed]),
    ];
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
    const column = computedColumn(columnId);
    if (column) {
      const sum = this.sum(rowId, column.dimension);
      if (column.name === SUM_COLUMN) return { computed: sum };
      const company = this.numberAt(rowId, COMPANY_COLUMN);
      return { computed: company === null || sum === null ? null : decimalSum([company, -sum]) };
    }
    const dimensionId = columnId === COMPANY_COLUMN ? undefined : columnId;
    return { edits: this.values.edits, address: { keyFigureInfoId: rowId, period: this.period, dimensionId } };
  }

  protected override unitOf(rowId: string): { type: RowType; currency: string } {
    return { type: this.typeOf(rowId), currency: this.setting.currency };
  }

  private sum(rowId: string, dimension: string | null): number | null {
    if (!isSummable(this.typeOf(rowId))) return null;
    const objects = dimension === null ? this.objects : this.objects.filter((id) => dimensionOf(id) === dimension);
    return decimalSum(objects.map((object) => this.numberAt(rowId, object)));
  }
}

/** The number of an object's dimension: 1 for 1_20. */
function dimensionOf(objectId: string): string {
  return objectId.slice(0, objectId.indexOf("_"));
}
