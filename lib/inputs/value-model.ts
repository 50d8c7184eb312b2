import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { isUnread, writeContent, type CellContent } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";
import { formatCellNumber, shownDecimals } from "@/lib/numbers/cell-number";
import { createNotifier } from "@/lib/store";
import type { SheetSetting } from "./sheet-setting";
import { readValue, type RowType, type UnreadReason } from "./read-value";
import type { ValueAddress } from "./value-address";
import type { ValueChange, ValueEdits } from "./value-edits";

/**
 * The content of a cell: a value with edits, a stored value without edits, a computed number, or null for a read-only
 * empty cell.
 */
export type ValueCell =
  | { readonly edits: ValueEdits; readonly address: ValueAddress }
  | { readonly stored: number | null }
  | { readonly computed: number | null }
  | null;

/** Maximum number of decimals that all numbers of a unit share; a number with more decimals still shows its own. */
const MAX_COMMON_DECIMALS = 2;

type Listener = (rowIds: ReadonlySet<string> | null) => void;

/** Base class of all grids of values. A subclass maps rows and columns to values. */
export abstract class ValueModel implements GridModel {
  private readonly changes = createNotifier<Parameters<Listener>>();
  /** Number of decimals by unit, so that numbers of a unit align; null until the numbers have been read. */
  private decimals: Map<string, number> | null = null;
  /** True if edits only increase the decimals, for models that take too long to read again. */
  protected readonly keepsDecimals: boolean = false;

  constructor(protected setting: SheetSetting) {}

  abstract rowIds(): readonly string[];
  abstract columnIds(): readonly string[];
  abstract change(changes: readonly CellChange[]): void;
  protected abstract cell(rowId: string, columnId: string): ValueCell;
  protected abstract unitOf(rowId: string, columnId: string): { type: RowType; currency: string };

  configure(setting: SheetSetting): void {
    if (setting === this.setting) return;
    this.setting = setting;
    this.announce(null);
  }

  content(rowId: string, columnId: string): CellContent {
    const cell = this.cell(rowId, columnId);
    if (cell === null) return null;
    if ("edits" in cell) return cell.edits.contentOf(cell.address);
    return "stored" in cell ? cell.stored : cell.computed;
  }

  view(rowId: string, columnId: string): CellView {
    const cell = this.cell(rowId, columnId);
    if (cell === null) return { text: "", state: "plain" };
    const decimals = this.commonDecimals().get(this.unitKeyOf(rowId));
    if (!("edits" in cell))
      return { text: this.format("stored" in cell ? cell.stored : cell.computed, decimals), state: "plain" };
    const content = cell.edits.contentOf(cell.address);
    const state = cell.edits.stateOf(cell.address);
    const text = isUnread(content) ? content.text : this.format(content, decimals);
    if (state === "plain") return { text, state };
    // Every unread text in the edits was made by `readValue`.
    const reason = isUnread(content) ? (content.reason as UnreadReason) : undefined;
    const theirs =
      state === "conflict" ? this.format(cell.edits.storedValue(keyFigureDataKey(cell.address)), decimals) : undefined;
    return { text, state, note: this.setting.describe(state, reason, theirs) };
  }

  isReadOnly(rowId: string, columnId: string): boolean {
    if (this.setting.readOnly) return true;
    const cell = this.cell(rowId, columnId);
    return cell === null || "computed" in cell;
  }

  read(text: string, rowId: string, columnId: string): ReadCell {
    return readValue(text, { ...this.unitOf(rowId, columnId), locale: this.setting.locale });
  }

  write(content: CellContent): string {
    return writeContent(content, this.setting.locale);
  }

  display(content: number): string {
    return this.format(content);
  }

  readonly subscribe = this.changes.subscribe;

  /** A text that changes with the number of decimals, and so with the width of the numbers. */
  readonly decimalsShown = (): string => [...this.commonDecimals()].join();

  protected numberAt(rowId: string, columnId: string): number | null {
    const content = this.content(rowId, columnId);
    return typeof content === "number" ? content : null;
  }

  /** Rows with the same key show the same number of decimals. */
  protected unitKeyOf(rowId: string): string {
    // The type of a row is the same in all columns. Own key figures may have the name of a type as their id.
    return this.unitOf(rowId, "").type ?? `own ${rowId}`;
  }

  /** Notifies listeners of changed rows; null for all, as when the common decimals change, which all rows show. */
  protected announce(rowIds: ReadonlySet<string> | null): void {
    const before = rowIds && this.decimals && this.decimalsShown();
    if (rowIds && this.keepsDecimals && this.decimals) this.readDecimals(rowIds);
    else this.decimals = null;
    this.changes.notify(before === null || this.decimalsShown() === before ? rowIds : null);
  }

  protected readDecimals(rowIds: Iterable<string>): void {
    for (const rowId of rowIds)
      for (const columnId of this.columnIds()) this.noteDecimals(rowId, this.numberAt(rowId, columnId));
  }

  protected noteDecimals(rowId: string, value: number | null): void {
    const count = value === null ? 0 : shownDecimals(value, MAX_COMMON_DECIMALS);
    if (!count) return;
    const unit = this.unitKeyOf(rowId);
    // Amounts have either no decimals or two, for öre.
    const wanted = unit === "Amount" ? MAX_COMMON_DECIMALS : count;
    if (wanted > (this.decimals!.get(unit) ?? 0)) this.decimals!.set(unit, wanted);
  }

  private commonDecimals(): ReadonlyMap<string, number> {
    if (!this.decimals) {
      this.decimals = new Map<string, number>();
      this.readDecimals(this.rowIds());
    }
    return this.decimals;
  }

  private format(content: number | null, minimumFractionDigits = 0): string {
    const { locale, notANumber } = this.setting;
    return content === null ? "" : formatCellNumber(content, { locale, notANumber, minimumFractionDigits });
  }
}

/** Converts a change of a cell to a change of its value; null for a text, which is not a value. */
export function valueChange({ content, expected }: CellChange, address: ValueAddress): ValueChange | null {
  if (typeof content === "string") return null;
  return { address, content, expected: typeof expected === "string" ? undefined : expected };
}

/** False for values whose sum has no meaning. */
export function isSummable(type: RowType): boolean {
  return type !== "Percent" && type !== "Ratio";
}
