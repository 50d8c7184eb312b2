import { LOCALES, type Locale } from "@/contract/format/locale";
import type { Table, TableCell } from "@/lib/spreadsheets/table";
import { isUnread, sameContent, type CellContent } from "@/lib/grid/cell-content";
import type { CellChange, GridModel } from "@/lib/grid/grid-model";

/**
 * The words in the header of a grid's file: for ids and names of rows, and in the headers of the grid's columns. They
 * are not in the messages, because a page of either language reads files of both.
 */
const HEADERS: Record<Locale, Record<"id" | "name" | "actual" | "difference" | "company" | "sum", string>> = {
  en: { id: "id", name: "name", actual: "actual", difference: "difference", company: "company", sum: "sum" },
  sv: { id: "kod", name: "namn", actual: "utfall", difference: "skillnad", company: "företaget", sum: "summa" },
};

const isHeader = (word: "id" | "name", cell: TableCell | undefined): boolean =>
  LOCALES.some((locale) => HEADERS[locale][word] === cell);

/** The shown grid as a table. Its columns and rows are recognised when the table is read again. */
export function tableOfGrid(model: GridModel, nameOf: (rowId: string) => string, locale: Locale): Table {
  const columnIds = model.columnIds();
  const rows = model.rowIds().map((rowId): TableCell[] => [
    rowId,
    nameOf(rowId),
    ...columnIds.map((columnId): TableCell => {
      const content = model.content(rowId, columnId);
      return isUnread(content) ? content.text : content;
    }),
  ]);
  const { id, name } = HEADERS[locale];
  return [[id, name, ...columnIds.map((columnId) => headerOf(columnId, locale))], ...rows];
}

const PERIOD = /^(\d{4}-\d{2})-\d{2}T[\d:]+\/(\d{4}-\d{2})-\d{2}T[\d:]+( \w+)?$/;

/** The header of a column: months of a period, such as 2025-01 or 2025-01–2025-03 actual, or else a word or the id. */
function headerOf(columnId: string, locale: Locale): string {
  const word = (english: string) => (HEADERS[locale] as Record<string, string>)[english] ?? english;
  const [, first, last, beside = ""] = PERIOD.exec(columnId) ?? [];
  if (first === undefined || last === undefined) return columnId.replace(/^[a-z]+(?= \d+$|$)/, word);
  return (first === last ? first : `${first}–${last}`) + beside.replace(/\w+/, word);
}

export interface ImportPlan {
  readonly changes: readonly CellChange[];
  /** Number of changes that empty a cell; `unread` counts those whose text could not be read. */
  readonly cleared: number;
  readonly unread: number;
  /** Number of read-only cells whose value differs from the file's. */
  readonly readOnly: number;
  /** Rows of the file that the grid does not have: number of values by row id. Rows without values are left out. */
  readonly unknownRows: ReadonlyMap<string, number>;
  readonly unknownColumns: readonly string[];
}

/** The changes that a file's table would make in a grid; null without a header row or any of the grid's columns. */
export function planImport(table: readonly (readonly TableCell[])[], model: GridModel): ImportPlan | null {
  const headerAt = table.findIndex(([first]) => isHeader("id", first));
  const header = table[headerAt];
  if (!header) return null;
  const columnIds = new Set(model.columnIds());
  const rowIds = new Set(model.rowIds());
  const byHeader = new Map(LOCALES.flatMap((locale) => [...columnIds].map((id) => [headerOf(id, locale), id])));
  const columns = header.flatMap((cell, place) => {
    if (place === 0 || typeof cell !== "string" || isHeader("name", cell)) return [];
    const text = normalizedId(cell);
    return [{ id: byHeader.get(text) ?? text, place }];
  });
  const known = columns.filter(({ id }) => columnIds.has(id));
  if (known.length === 0) return null;
  const changes: CellChange[] = [];
  const unknownRows = new Map<string, number>();
  let cleared = 0;
  let unread = 0;
  let readOnly = 0;
  // The last of several rows with the same id counts.
  const rows = new Map(table.slice(headerAt + 1).map((row) => [normalizedId(row[0]), row]));
  for (const [rowId, row] of rows) {
    if (!rowIds.has(rowId)) {
      const values = known.filter(({ place }) => (row[place] ?? null) !== null).length;
      if (rowId !== "" && values > 0) unknownRows.set(rowId, values);
      continue;
    }
    for (const { id: columnId, place } of known) {
      const content = contentOf(row[place] ?? null, model, rowId, columnId);
      if (isSame(content, model.content(rowId, columnId))) continue;
      if (model.isReadOnly(rowId, columnId)) {
        readOnly++;
        continue;
      }
      if (content === null) cleared++;
      if (isUnread(content)) unread++;
      changes.push({ rowId, columnId, content });
    }
  }
  const unknownColumns = columns.filter(({ id }) => !columnIds.has(id)).map(({ id }) => id);
  return { changes, cleared, unread, readOnly, unknownRows, unknownColumns };
}

/** An id as the service stores it, so that equal ids are recognized whatever their Unicode form. */
function normalizedId(cell: TableCell | undefined): string {
  return String(cell ?? "").normalize("NFC");
}

function contentOf(cell: TableCell, model: GridModel, rowId: string, columnId: string): CellContent {
  if (cell === null || typeof cell === "number") return cell;
  return model.read(cell, rowId, columnId).content;
}

/** True for equal contents. Zero equals minus zero, because `-0` in a CSV file is read as zero. */
function isSame(content: CellContent, present: CellContent): boolean {
  return sameContent(content, present) || (content === 0 && present === 0);
}
