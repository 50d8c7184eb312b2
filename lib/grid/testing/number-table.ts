import { formatCellNumber } from "@/lib/numbers/cell-number";
import { parseNumber } from "@/lib/numbers/parse";
import { isUnread, writeContent, type CellContent } from "@/lib/grid/cell-content";
import type { CellChange, CellView, GridModel, ReadCell } from "@/lib/grid/grid-model";

/** A table of numbers in memory, for tests and measurements of the grid. Rows are r0, r1 …, columns c0, c1 …. */
export class NumberTable implements GridModel {
  /** Absent unless a test sets it. */
  replay?: GridModel["replay"];
  /** By row and column. */
  private readonly contents = new Map<string, Map<string, CellContent>>();
  private readonly listeners = new Set<(rowIds: ReadonlySet<string> | null) => void>();
  private rows: string[];
  private columns: string[];
  readonly readOnlyRows = new Set<string>();

  constructor(
    rows: number,
    columns: number,
    private readonly locale = "sv",
  ) {
    this.rows = Array.from({ length: rows }, (_, index) => `r${index}`);
    this.columns = Array.from({ length: columns }, (_, index) => `c${index}`);
  }

  /** Sets cells from texts, row by row from the top left, without notifying listeners. */
  fill(rows: readonly (readonly string[])[]): this {
    rows.forEach((texts, row) => {
      texts.forEach((text, column) => {
        this.set(`r${row}`, `c${column}`, this.read(text).content);
      });
    });
    return this;
  }

  /** Sets every cell, without notifying listeners. */
  fillNumbers(numberAt: (row: number, column: number) => number): this {
    this.rows.forEach((rowId, row) => {
      this.columns.forEach((columnId, column) => {
        this.set(rowId, columnId, numberAt(row, column));
      });
    });
    return this;
  }

  /** All cells as texts. */
  texts(): string[][] {
    return this.rows.map((row) => this.columns.map((column) => this.write(this.content(row, column))));
  }

  setRowCount(count: number): void {
    this.setRows(Array.from({ length: count }, (_, index) => `r${index}`));
  }

  setRows(rowIds: string[]): void {
    this.rows = rowIds;
    for (const listener of this.listeners) listener(null);
  }

  setColumns(columnIds: string[]): void {
    this.columns = columnIds;
    for (const listener of this.listeners) listener(null);
  }

  rowIds(): readonly string[] {
    return this.rows;
  }

  columnIds(): readonly string[] {
    return this.columns;
  }

  content(rowId: string, columnId: string): CellContent {
    return this.contents.get(rowId)?.get(columnId) ?? null;
  }

  view(rowId: string, columnId: string): CellView {
    const content = this.content(rowId, columnId);
    if (isUnread(content)) return { text: content.text, state: "unread", note: content.reason };
    return { text: typeof content === "number" ? this.format(content) : (content ?? ""), state: "plain" };
  }

  isReadOnly(rowId: string): boolean {
    return this.readOnlyRows.has(rowId);
  }

  read(text: string): ReadCell {
    const parsed = parseNumber(text, this.locale);
    if ("empty" in parsed) return { content: null };
    if ("error" in parsed) return { content: { text, reason: parsed.error } };
    const { value, alternative } = parsed;
    return alternative === undefined ? { content: value } : { content: value, alternative };
  }

  write(content: CellContent): string {
    return writeContent(content, this.locale);
  }

  change(changes: readonly CellChange[]): void {
    for (const { rowId, columnId, content } of changes) this.set(rowId, columnId, content);
    const rowIds = new Set(changes.map(({ rowId }) => rowId));
    for (const listener of this.listeners) listener(rowIds);
  }

  subscribe(listener: (rowIds: ReadonlySet<string> | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private set(rowId: string, columnId: string, content: CellContent): void {
    let row = this.contents.get(rowId);
    if (!row) this.contents.set(rowId, (row = new Map<string, CellContent>()));
    row.set(columnId, content);
  }

  private format(value: number): string {
    return formatCellNumber(value, { locale: this.locale, notANumber: "not a number" });
  }
}
