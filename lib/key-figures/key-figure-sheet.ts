import type { Period } from "@/contract/period-steps";
import { isUnread, type CellContent } from "../grid/cell-content";
import type { CellChange, CellState, CellView, GridModel, ReadCell } from "../grid/grid-model";
import { formatNumber } from "../numbers/format";
import { columnIdOf, columnsOf, periodOfColumn, type Granularity } from "./columns";
import { readValue, writeValue, type UnreadReason } from "./read-value";
import type { RowSet } from "./rows";
import { keyOf, type ValueAddress } from "./value-address";
import type { ValueEdits } from "./value-edits";

export interface SheetView {
  year: Period;
  by: Granularity;
  /** Undefined is the whole company. */
  dimensionId: string | undefined;
}

/** What the sheet cannot know by itself: language, rights, and the words for states. */
export interface SheetSetting {
  /** Culture in which numbers are read and written. */
  locale: string;
  currency: string;
  readOnly: boolean;
  notANumber: string;
  /** `theirs`: what is stored instead, as a text, of a value in conflict. */
  describe: (state: Exclude<CellState, "plain">, reason?: UnreadReason, theirs?: string) => string;
}

/** A fiscal year's values as a grid: rows are key figures, columns periods of one length, in one dimension. */
export class KeyFigureSheet implements GridModel {
  private readonly columns: readonly string[];
  private readonly listeners = new Set<(rowIds: ReadonlySet<string> | null) => void>();

  constructor(
    private readonly edits: ValueEdits,
    private readonly shown: SheetView,
    private setting: SheetSetting,
    private rows: readonly string[],
    private readonly typeOf: RowSet["typeOf"],
  ) {
    this.columns = columnsOf(shown.year, shown.by).map(columnIdOf);
  }

  configure(setting: SheetSetting): void {
    if (setting === this.setting) return;
    this.setting = setting;
    this.announce(null);
  }

  setRows(rows: readonly string[]): void {
    this.rows = rows;
    this.announce(null);
  }

  rowIds(): readonly string[] {
    return this.rows;
  }

  columnIds(): readonly string[] {
    return this.columns;
  }

  content(rowId: string, columnId: string): CellContent {
    return this.edits.contentOf(this.addressOf(rowId, columnId));
  }

  view(rowId: string, columnId: string): CellView {
    const address = this.addressOf(rowId, columnId);
    const content = this.edits.contentOf(address);
    const state = this.edits.stateOf(address);
    const text = isUnread(content) ? content.text : this.format(content);
    if (state === "plain") return { text, state };
    const reason = isUnread(content) ? (content.reason as UnreadReason) : undefined;
    const theirs = state === "conflict" ? this.format(this.edits.storedValue(keyOf(address))) : undefined;
    return { text, state, note: this.setting.describe(state, reason, theirs) };
  }

  /** Length of the longest text in these rows, for the width of the columns. */
  longestText(rowIds: readonly string[]): number {
    let longest = 0;
    for (const rowId of rowIds)
      for (const columnId of this.columns) longest = Math.max(longest, this.view(rowId, columnId).text.length);
    return longest;
  }

  isReadOnly(): boolean {
    return this.setting.readOnly;
  }

  read(text: string, rowId: string): ReadCell {
    const { locale, currency } = this.setting;
    return readValue(text, { type: this.typeOf(rowId), currency, locale });
  }

  write(content: CellContent): string {
    return writeValue(content, this.setting.locale);
  }

  change(changes: readonly CellChange[]): void {
    this.edits.change(
      changes.flatMap(({ rowId, columnId, content }) =>
        typeof content === "string" ? [] : [{ address: this.addressOf(rowId, columnId), content }],
      ),
    );
  }

  subscribe(listener: (rowIds: ReadonlySet<string> | null) => void): () => void {
    this.listeners.add(listener);
    const unsubscribe = this.edits.subscribe(listener);
    return () => {
      this.listeners.delete(listener);
      unsubscribe();
    };
  }

  private addressOf(rowId: string, columnId: string): ValueAddress {
    return { keyFigureInfoId: rowId, period: periodOfColumn(columnId), dimensionId: this.shown.dimensionId };
  }

  private format(content: number | null): string {
    const { locale, notANumber } = this.setting;
    return content === null ? "" : formatNumber(content, { locale, notANumber });
  }

  private announce(rowIds: ReadonlySet<string> | null): void {
    for (const listener of this.listeners) listener(rowIds);
  }
}
