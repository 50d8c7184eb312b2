import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ActivityEntry } from "@/contract/activity";
import { apiGet } from "@/lib/api/client";
import { activityEntryPath, activityPath, type ActivityPlace } from "./paths";
import type { ActivityFilter } from "./activity-filter";

const pageSchema = () => import("@/contract/activity").then((contract) => contract.activityPageSchema);
const entrySchema = () => import("@/contract/activity").then((contract) => contract.activityEntrySchema);

/** Entries of a page. The service answers with pages only where a limit asks for them. */
const ROWS = 50;
/** Maximum number of entries in a saved file; a large agency reaches it in some months. */
export const MAX_EXPORTED = 10_000;

export const activityQueries = {
  /** Page by page. */
  list: (place: ActivityPlace, filter: ActivityFilter) =>
    infiniteQueryOptions({
      queryKey: ["activity", place, filter],
      queryFn: ({ signal, pageParam: cursor }) =>
        apiGet(activityPath(place, { ...filter, limit: ROWS, ...(cursor !== null && { cursor }) }), pageSchema, {
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  /** A single entry, with `before` and `after` in full. */
  one: (place: ActivityPlace, id: string) =>
    queryOptions({
      queryKey: ["activity-entry", place, id],
      queryFn: ({ signal }) => apiGet(activityEntryPath(place, id), entrySchema, { signal }),
      // An entry never changes.
      staleTime: Infinity,
    }),
};

/** All entries that match the filter, at most {@link MAX_EXPORTED}; `isPart` when there are more. */
export async function readAllActivity(
  place: ActivityPlace,
  filter: ActivityFilter,
): Promise<{ entries: ActivityEntry[]; isPart: boolean }> {
  const { ACTIVITY_ROWS } = await import("@/contract/activity");
  const all: ActivityEntry[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...filter, limit: ACTIVITY_ROWS.max, ...(cursor !== undefined && { cursor }) };
    const { entries, next } = await apiGet(activityPath(place, query), pageSchema);
    all.push(...entries);
    cursor = next;
  } while (cursor !== undefined && all.length < MAX_EXPORTED);
  return { entries: all, isPart: cursor !== undefined };
}
