import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import {
  EXCEPTION_STATES,
  WORKING_STATES,
  type BatchDecision,
  type BatchFileState,
} from "@/contract/imports/batch-states";
import type {
  SieImportBatch,
  SieImportBatchFile,
  SieImportBatchFileDecision,
} from "@/contract/imports/sie-import-batch";
import { apiDelete, apiGet, apiSend } from "@/lib/api/client";
import { refetchWhileAway } from "@/lib/query-client";
import { importBatchesPath, importBatchFilePath, importBatchFilesPath, importBatchPath } from "./paths";

const contract = () => import("@/contract/imports/sie-import-batch");
export const batchSchema = () => contract().then((loaded) => loaded.sieImportBatchSchema);
export const batchFileSchema = () => contract().then((loaded) => loaded.sieImportBatchFileSchema);

/** Milliseconds between requests while the service works. */
const WHILE_WORKING = 1_500;

/** Identifies a batch of an agency. */
export interface BatchPlace {
  agencyId: string;
  batchId: string;
}

export const batchQueries = {
  all: (agencyId: string) => ["import-batches", agencyId] as const,
  list: (agencyId: string) =>
    queryOptions({
      queryKey: [...batchQueries.all(agencyId), "list"],
      queryFn: ({ signal }) =>
        apiGet(importBatchesPath(agencyId), () => contract().then((loaded) => loaded.sieImportBatchListSchema), {
          signal,
        }),
      refetchInterval: ({ state }) =>
        state.data?.some(isBatchWorking) ? WHILE_WORKING : refetchWhileAway(state.error),
    }),
  one: ({ agencyId, batchId }: BatchPlace) =>
    queryOptions({
      queryKey: [...batchQueries.all(agencyId), batchId],
      queryFn: ({ signal }) => apiGet(importBatchPath(agencyId, batchId), batchSchema, { signal }),
    }),
  /** @param isSending true while files are being sent: the list is polled then too */
  files: ({ agencyId, batchId }: BatchPlace, isSending = false) =>
    queryOptions({
      queryKey: [...batchQueries.all(agencyId), batchId, "files"],
      queryFn: ({ signal }) =>
        apiGet(
          importBatchFilesPath(agencyId, batchId),
          () => contract().then((loaded) => loaded.sieImportBatchFileListSchema),
          { signal },
        ),
      refetchInterval: ({ state }) =>
        isSending || state.data?.some(isWorking) ? WHILE_WORKING : refetchWhileAway(state.error),
    }),
  file: ({ agencyId, batchId }: BatchPlace, fileId: string) =>
    queryOptions({
      queryKey: [...batchQueries.all(agencyId), batchId, "files", fileId],
      queryFn: ({ signal }) =>
        apiGet(
          importBatchFilePath(agencyId, batchId, fileId),
          () => contract().then((loaded) => loaded.sieImportBatchFileDetailsSchema),
          { signal },
        ),
    }),
};

/** Decides about all files of a batch at once. */
export function decideBatch(queryClient: QueryClient, { agencyId, batchId }: BatchPlace) {
  return mutationOptions({
    mutationKey: [...batchQueries.all(agencyId), batchId, "decide"],
    mutationFn: (decision: BatchDecision) =>
      apiSend("PUT", importBatchPath(agencyId, batchId), { decision }, batchSchema),
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchQueries.all(agencyId) }),
  });
}

/** Decides about one file. The list shows the response at once. */
export function decideBatchFile(queryClient: QueryClient, { agencyId, batchId }: BatchPlace) {
  return mutationOptions({
    mutationKey: [...batchQueries.all(agencyId), batchId, "decide-file"],
    mutationFn: ({ fileId, ...decision }: SieImportBatchFileDecision & { fileId: string }) =>
      apiSend("PUT", importBatchFilePath(agencyId, batchId, fileId), decision, batchFileSchema),
    onSuccess: (decided) => {
      queryClient.setQueryData(batchQueries.files({ agencyId, batchId }).queryKey, (files) =>
        files?.map((file) => (file.id === decided.id ? decided : file)),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: batchQueries.all(agencyId) }),
  });
}

/** Closes a batch. Its imports are kept. */
export function closeBatch(queryClient: QueryClient, { agencyId, batchId }: BatchPlace) {
  return mutationOptions({
    mutationKey: [...batchQueries.all(agencyId), batchId, "close"],
    mutationFn: () => apiDelete(importBatchPath(agencyId, batchId)),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: batchQueries.one({ agencyId, batchId }).queryKey });
      return queryClient.invalidateQueries({ queryKey: batchQueries.list(agencyId).queryKey });
    },
  });
}

export function isWorking({ state }: Pick<SieImportBatchFile, "state">): boolean {
  return (WORKING_STATES as readonly BatchFileState[]).includes(state);
}

export function isException({ state }: Pick<SieImportBatchFile, "state">): boolean {
  return (EXCEPTION_STATES as readonly BatchFileState[]).includes(state);
}

export function isBatchWorking({ states }: SieImportBatch): boolean {
  return WORKING_STATES.some((state) => states[state] > 0);
}

/** The number of files that the user announced for a batch; 0 for others, who may see only some of them. */
export function announcedBy(userName: string, batch: SieImportBatch | undefined): number {
  return batch?.user === userName ? (batch.announced ?? 0) : 0;
}

/** The views of a batch, as in its address. */
export const BATCH_VIEWS = ["open", "exceptions", "done", "all"] as const;
export type BatchView = (typeof BATCH_VIEWS)[number];

/** True for a file in a view. Files are open while the service or a user still has to act on them. */
export function isInView(file: SieImportBatchFile, view: BatchView): boolean {
  if (view === "all") return true;
  if (view === "exceptions") return isException(file);
  const isOpen = isWorking(file) || isException(file) || file.state === "clear";
  return view === "open" ? isOpen : !isOpen;
}

export function countByView(files: readonly SieImportBatchFile[]): Record<BatchView, number> {
  const count = (view: BatchView) => files.filter((file) => isInView(file, view)).length;
  return { open: count("open"), exceptions: count("exceptions"), done: count("done"), all: files.length };
}
