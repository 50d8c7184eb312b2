"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isSending, type BatchUpload } from "./batch-uploads";
import { batchQueries, type BatchPlace } from "./batches";

/**
 * Fetches the list of a batch's files again when all have been sent, because the list may have been fetched before the
 * last file arrived. Returns false from then until that fetch has ended; later fetches leave it true.
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
