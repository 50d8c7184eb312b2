import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { BulkChange, BulkChangeCreate, BulkChangeDecision } from "@/contract/bulk-changes/bulk-change";
import { WORKING_PART_STATES, type BulkPartState } from "@/contract/bulk-changes/bulk-change-states";
import { apiGet, apiSend } from "@/lib/api/client";
import { refetchWhileAway } from "@/lib/query-client";
import { bulkChangePartsPath, bulkChangePath, bulkChangePreviewPath, bulkChangesPath } from "./paths";

const contract = () => import("@/contract/bulk-changes/bulk-change");
const oneSchema = () => contract().then((loaded) => loaded.bulkChangeSchema);
const previewSchema = () => contract().then((loaded) => loaded.bulkChangePreviewPartListSchema);

/** Milliseconds between requests while the service works. */
export const WHILE_WORKING = 1_000;

/** Identifies a bulk change of an agency. */
export interface BulkChangePlace {
  agencyId: string;
  bulkChangeId: string;
}

export const bulkChangesQueries = {
  all: (agencyId: string) => ["bulk-changes", agencyId] as const,
  list: (agencyId: string) =>
    queryOptions({
      queryKey: [...bulkChangesQueries.all(agencyId), "list"],
      queryFn: ({ signal }) =>
        apiGet(bulkChangesPath(agencyId), () => contract().then((loaded) => loaded.bulkChangeListSchema), { signal }),
      refetchInterval: ({ state }) => (state.data?.some(isWorking) ? WHILE_WORKING : refetchWhileAway(state.error)),
    }),
  one: ({ agencyId, bulkChangeId }: BulkChangePlace) =>
    queryOptions({
      queryKey: [...bulkChangesQueries.all(agencyId), bulkChangeId],
      queryFn: ({ signal }) => apiGet(bulkChangePath(agencyId, bulkChangeId), oneSchema, { signal }),
      refetchInterval: ({ state }) =>
        state.data && isWorking(state.data) ? WHILE_WORKING : refetchWhileAway(state.error),
    }),
  /** @param states limits the companies to these states */
  parts: ({ agencyId, bulkChangeId }: BulkChangePlace, states?: readonly BulkPartState[]) =>
    queryOptions({
      queryKey: [...bulkChangesQueries.all(agencyId), bulkChangeId, "parts", states ?? null],
      queryFn: ({ signal }) =>
        apiGet(
          bulkChangePartsPath(agencyId, bulkChangeId, states ? { states: states.join(",") } : {}),
          () => contract().then((loaded) => loaded.bulkChangePartListSchema),
          { signal },
        ),
    }),
};

export function previewBulkChange(agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "preview"],
    mutationFn: (body: BulkChangeCreate) =>
      apiSend("POST", bulkChangePreviewPath(agencyId), body, previewSchema, { isRead: true }),
  });
}

export function createBulkChange(queryClient: QueryClient, agencyId: string) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), "create"],
    mutationFn: (body: BulkChangeCreate) => apiSend("POST", bulkChangesPath(agencyId), body, oneSchema),
    // The page of the change refreshes all queries when it sees the work end. Starting from this state, the page sees
    // the end even if the service is done before the page's first request.
    onSuccess: (created: BulkChange) => {
      queryClient.setQueryData(bulkChangesQueries.one({ agencyId, bulkChangeId: created.id }).queryKey, created);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bulkChangesQueries.list(agencyId).queryKey }),
  });
}

export function decideBulkChange(queryClient: QueryClient, { agencyId, bulkChangeId }: BulkChangePlace) {
  return mutationOptions({
    mutationKey: [...bulkChangesQueries.all(agencyId), bulkChangeId, "decide"],
    mutationFn: (decision: BulkChangeDecision) =>
      apiSend("PUT", bulkChangePath(agencyId, bulkChangeId), decision, oneSchema),
    onSuccess: (decided) => {
      queryClient.setQueryData(bulkChangesQueries.one({ agencyId, bulkChangeId }).queryKey, decided);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bulkChangesQueries.all(agencyId) }),
  });
}

/** Number of companies that the service still has to work on. */
export function unfinishedIn({ states }: Pick<BulkChange, "states">): number {
  return WORKING_PART_STATES.reduce((sum, state) => sum + states[state], 0);
}

export function isWorking(change: Pick<BulkChange, "states">): boolean {
  return unfinishedIn(change) > 0;
}

/** The states of companies that need attention. */
export const EXCEPTIONS = ["failed", "notTakenBack", "stopped"] as const satisfies BulkPartState[];

export function exceptionsIn({ states }: Pick<BulkChange, "states">): number {
  return EXCEPTIONS.reduce((sum, state) => sum + states[state], 0);
}
