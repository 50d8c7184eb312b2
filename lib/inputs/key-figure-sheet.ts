import type { Period } from "@/contract/period";
import type { CellChange } from "@/lib/grid/grid-model";
import { columnIdOf, columnPeriods, periodOfColumn, type Granularity } from "./columns";
import type { RowSet } from "./rows";
import type { SheetSetting } from "./sheet-setting";
import type { ValueAddress } from "./value-address";
import type { ValueEdits } from "./value-edits";
import { valueChange, ValueModel } from "./value-model";

export interface SheetView {
  year: Period;
  by: Granularity;
  /** Undefined for the whole company. */
  dimensionId: string | undefined;
}

/** A fiscal year's values of the company or one object: rows are key figures, and columns are periods of one length. */
export class KeyFigureSheet extends ValueModel {
  private readonly columns: readonly string[];
  /** The shown rows in order; null for all rows. */
  private shown: readonly string[] | null = null;

  constructor(
    private readonly edits: ValueEdits,
    private readonly choice: SheetView,
    setting: SheetSetting,
    private rows: readonly string[],
    private readonly typeOf: RowSet["typeOf"],
  ) {
    super(setting);
    this.columns = columnPeriods(choice.year, choice.by).map(columnIdOf);
    // Never unsubscribed: edits and sheets have the same lifetime.
    edits.subscribe((rowIds) => {
      this.announce(rowIds);
    });
  }

  setRows(rows: readonly string[]): void {
    this.rows = rows;
    this.announce(null);
  }

  /** Shows only these rows, in this order; null shows all rows. */
  setShown(rows: readonly string[] | null): void {
    this.shown = rows;
    this.announce(null);
  }

  rowIds(): readonly string[] {
    return this.shown ?? this.rows;
  }

  columnIds(): readonly string[] {
    return this.columns;
  }

  change(changes: readonly CellChange[]): void {
    this.edits.change(
      changes.flatMap((change) => {
        const value = valueChange(change, this.addressOf(change.rowId, change.columnId));
        return value ? [value] : [];
      }),
    );
  }

  addressOf(rowId: string, columnId: string): ValueAddress {
    return { keyFigureInfoId: rowId, period: periodOfColumn(columnId), dimensionId: this.choice.dimensionId };
  }

  protected override cell(rowId: string, columnId: string) {
    return { edits: this.edits, address: this.addressOf(rowId, columnId) };
  }

  protected override unitOf(rowId: string) {
    return { type: this.typeOf(rowId), currency: this.setting.currency };
  }
}
