import type { Arrangement } from "./arrange-rows";

type Sort = Arrangement["sort"];

/**
 * The period with which a column's id begins; only its first day is in the address. Columns of objects have ids such as
 * 1_20, which may hold any text, also a `T` and a slash, and stay whole.
 */
const PERIOD = /^(\d{4}-\d\d-\d\d)T[\d:]+\/\S+/;

/** The order in a page's address: "name" or a column's id with the first day of its period; a minus to descend. */
export function writeSort(sort: Sort): string | null {
  if (!sort) return null;
  const by = sort.by === "name" ? "name" : sort.by.columnId.replace(PERIOD, "$1");
  return sort.descending ? `-${by}` : by;
}

/** Reads an order; undefined when none of these columns has it. */
export function readSort(text: string | null, columnIds: readonly string[]): Sort {
  if (text === null) return undefined;
  const descending = text.startsWith("-");
  const wanted = descending ? text.slice(1) : text;
  if (wanted === "name") return { by: "name", descending };
  const columnId = columnIds.find((id) => id.replace(PERIOD, "$1") === wanted);
  return columnId === undefined ? undefined : { by: { columnId }, descending };
}
