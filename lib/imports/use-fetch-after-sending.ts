"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isSending, type BatchUpload } from "./batch-uploads";
import { batchQueries, type BatchPlace } from "./batches";

/**
 * Fetches the list of a batch's files again when sending has ended, because the list may have been fetched before the
 * last file arrived. Returns false from the end of sending until that fetch has ended, and otherwise true.
 */
export function useFetchAfterSending({ agencyId, batchId }: BatchPlace, upload: BatchUpload): boolean {
  const queryClient = useQueryClient();
  const [fetchedAfter, setFetchedAfter] = useState<BatchUpload | null>(null);
  const hasSent = !isSending(upload) && upload.total > 0;
  useEffect(() => {
    if (!hasSent) return;
    void queryClient.invalidateQueries(batchQueries.files({ agencyId, batchId })).then(() => {
      setFetchedAfter(upload);
    });
  }, [queryClient, hasSent, upload, agencyId, batchId]);
  return !hasSent || fetchedAfter === upload;
}
