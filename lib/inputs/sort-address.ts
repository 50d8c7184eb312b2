import type { Arrangement } from "./arrange-rows";

type Sort = Arrangement["sort"];

const NAME = "name";

/** The time of day and the end of a column's period, which its first day stands for. */
const REST_OF_PERIOD = /T[\d:]+\/\S+/;

/** An order as the address holds it: "name", or the first day of the column's period, with a minus when it falls. */
export function writeSort(sort: Sort): string | null {
  if (!sort) return null;
  const by = sort.by === "name" ? NAME : sort.by.columnId.replace(REST_OF_PERIOD, "");
  return sort.descending ? `-${by}` : by;
}

/** Undefined for what no column of these has. */
export function readSort(text: string | null, columnIds: readonly string[]): Sort {
  if (text === null) return undefined;
  const descending = text.startsWith("-");
  const wanted = descending ? text.slice(1) : text;
  if (wanted === NAME) return { by: "name", descending };
  const columnId = columnIds.find((id) => id.replace(REST_OF_PERIOD, "") === wanted);
  return columnId === undefined ? undefined : { by: { columnId }, descending };
}
