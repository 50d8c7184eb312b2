import type { Arrangement } from "./arrange-rows";

type Sort = Arrangement["sort"];

const NAME = "name";

/** The part of a column id after its first day, which alone is in the address. */
const REST_OF_PERIOD = /T[\d:]+\/\S+/;

/** The order in a page's address: "name" or the first day of the column's period, with a minus for descending. */
export function writeSort(sort: Sort): string | null {
  if (!sort) return null;
  const by = sort.by === "name" ? NAME : sort.by.columnId.replace(REST_OF_PERIOD, "");
  return sort.descending ? `-${by}` : by;
}

/** Reads an order; undefined when none of these columns has it. */
export function readSort(text: string | null, columnIds: readonly string[]): Sort {
  if (text === null) return undefined;
  const descending = text.startsWith("-");
  const wanted = descending ? text.slice(1) : text;
  if (wanted === NAME) return { by: "name", descending };
  const columnId = columnIds.find((id) => id.replace(REST_OF_PERIOD, "") === wanted);
  return columnId === undefined ? undefined : { by: { columnId }, descending };
}
