import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ActivityEntry, ActivityPage } from "@/contract/activity";
import { addDays } from "@/contract/calendar";
import { apiGet } from "@/lib/api/client";
import { isWithin } from "@/lib/comments/comment-range";
import { dayOfTimestamp } from "@/lib/dates/today";
import { activityEntryPath, activityPath, type ActivityPlace } from "./paths";
import type { ActivityFilter } from "./activity-filter";

const pageSchema = () => import("@/contract/activity").then((contract) => contract.activityPageSchema);
const entrySchema = () => import("@/contract/activity").then((contract) => contract.activityEntrySchema);

/** Number of entries in a page. It is always sent, because without a limit the service returns all entries. */
const ROWS = 50;
/** Maximum number of entries in a saved file; a large agency reaches it in some months. */
export const MAX_EXPORTED = 10_000;

/** The earliest day that the service accepts. */
const FIRST_DAY = "0001-01-01";

export const activityQueries = {
  /** Page by page. */
  list: (place: ActivityPlace, filter: ActivityFilter) =>
    infiniteQueryOptions({
      queryKey: ["activity", place, filter],
      queryFn: ({ signal, pageParam: cursor }) => readPage(place, filter, { cursor, limit: ROWS, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  /** A single entry, with `before` and `after` in full. */
  one: (place: ActivityPlace, id: string) =>
    queryOptions({
      queryKey: ["activity-entry", place, id],
      queryFn: ({ signal }) => apiGet(activityEntryPath(place, id), entrySchema, { signal }),
      // `before` and `after` of an entry change only when a person whom they name is erased (ADR 0087).
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
  let cursor: string | null = null;
  do {
    const { entries, next }: ActivityPage = await readPage(place, filter, { cursor, limit: ACTIVITY_ROWS.max });
    all.push(...entries);
    cursor = next ?? null;
    // With exactly MAX_EXPORTED entries the next page tells if there are more: it may have none on the filter's days.
  } while (cursor !== null && all.length <= MAX_EXPORTED);
  return { entries: all.slice(0, MAX_EXPORTED), isPart: all.length > MAX_EXPORTED };
}

interface PageRequest {
  /** The `next` of the previous page; null for the first page. */
  cursor: string | null;
  limit: number;
  signal?: AbortSignal;
}

/**
 * A page of entries on the filter's days. They are Swedish days, but the service filters by UTC days: the request
 * begins a day earlier, entries of other Swedish days are left out, and a page with no entry left is skipped.
 */
async function readPage(place: ActivityPlace, filter: ActivityFilter, request: PageRequest): Promise<ActivityPage> {
  const { startDate } = filter;
  const { limit, signal } = request;
  // A Swedish day begins on the day before in UTC.
  const earlier = startDate !== undefined && startDate > FIRST_DAY && { startDate: addDays(startDate, -1) };
  let { cursor } = request;
  for (;;) {
    const query = { ...filter, ...earlier, limit, ...(cursor !== null && { cursor }) };
    const page = await apiGet(activityPath(place, query), pageSchema, { signal });
    const days = page.entries.map(({ at }) => dayOfTimestamp(at));
    const entries = page.entries.filter((_, i) => isWithin(filter, days[i]!, days[i]!));
    // Entries are newest first: after one that is older than the filter's first day, all others are older too.
    const isEnd = page.next === undefined || (startDate !== undefined && days.at(-1)! < startDate);
    if (isEnd) return { entries };
    if (entries.length > 0) return { entries, next: page.next };
    cursor = page.next!;
  }
}
