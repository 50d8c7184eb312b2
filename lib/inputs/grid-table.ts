import { LOCALES, type Locale } from "@/contract/format/locale";
import type { Table, TableCell } from "@/lib/spreadsheets/table";
import { isUnread, sameContent, type CellContent } from "@/lib/grid/cell-content";
import type { CellChange, GridModel } from "@/lib/grid/grid-model";

/**
 * The words of headers in a grid's file: the ids that identify the rows, their names, and columns of no period. Not
 * among the messages: a file of either language is read on a page of either.
 */
const HEADERS: Record<Locale, Record<"id" | "name" | "actual" | "difference" | "company" | "sum", string>> = {
  en: { id: "id", name: "name", actual: "actual", difference: "difference", company: "company", sum: "sum" },
  sv: { id: "kod", name: "namn", actual: "utfall", difference: "skillnad", company: "företaget", sum: "summa" },
};

const isHeader = (word: "id" | "name", cell: TableCell | undefined): boolean =>
  LOCALES.some((locale) => HEADERS[locale][word] === cell);

/** The grid as it is shown, as a table whose columns and rows are known again when it is read back. */
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

/** A column of a period by its months, as 2025-01 or 2025-01–2025-03 actual; another by its word or its id. */
function headerOf(columnId: string, locale: Locale): string {
  const word = (english: string) => (HEADERS[locale] as Record<string, string>)[english] ?? english;
  const [, first, last, beside = ""] = PERIOD.exec(columnId) ?? [];
  if (first === undefined || last === undefined) return word(columnId);
  return (first === last ? first : `${first}–${last}`) + beside.replace(/\w+/, word);
}

export interface ImportPlan {
  readonly changes: readonly CellChange[];
  /** Numbers of the changes that empty a cell, and of those whose text is no number. */
  readonly cleared: number;
  readonly unread: number;
  /** Cells with another value than the file's that may not be changed. */
  readonly readOnly: number;
  /** Ids of rows with values for which the grid has no row. */
  readonly unknownRows: readonly string[];
  readonly unknownColumns: readonly string[];
}

/** The changes that a file's table would make in a grid; null when the table does not come from a grid. */
export function planImport(table: readonly (readonly TableCell[])[], model: GridModel): ImportPlan | null {
  const headerAt = table.findIndex(([first]) => isHeader("id", first));
  const header = table[headerAt];
  if (!header) return null;
  const columnIds = new Set(model.columnIds());
  const rowIds = new Set(model.rowIds());
  const byHeader = new Map(LOCALES.flatMap((locale) => [...columnIds].map((id) => [headerOf(id, locale), id])));
  const columns = header.flatMap((text, index) =>
    index > 0 && typeof text === "string" && !isHeader("name", text)
      ? [{ id: byHeader.get(text) ?? text, place: index }]
      : [],
  );
  const known = columns.filter(({ id }) => columnIds.has(id));
  if (known.length === 0) return null;
  const changes: CellChange[] = [];
  const unknownRows: string[] = [];
  let [cleared, unread, readOnly] = [0, 0, 0];
  for (const row of table.slice(headerAt + 1)) {
    const rowId = row[0] === null || row[0] === undefined ? "" : String(row[0]);
    if (!rowIds.has(rowId)) {
      if (rowId !== "" && known.some(({ place }) => (row[place] ?? null) !== null)) unknownRows.push(rowId);
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

function contentOf(cell: TableCell, model: GridModel, rowId: string, columnId: string): CellContent {
  if (cell === null || typeof cell === "number") return cell;
  return model.read(cell, rowId, columnId).content;
}

/** Files have no minus zero of their own: a cell that has one keeps it. */
function isSame(content: CellContent, present: CellContent): boolean {
  return sameContent(content, present) || (content === 0 && present === 0);
}
