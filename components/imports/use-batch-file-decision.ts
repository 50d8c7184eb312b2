"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { decideBatchFile, type BatchPlace } from "@/lib/imports/batches";

/** Decides about a file of a batch in a dialog, which closes as soon as the service has confirmed the decision. */
export function useBatchFileDecision(place: BatchPlace, onClose: () => void) {
  const { onSuccess: showInList, ...decide } = decideBatchFile(useQueryClient(), place);
  return useMutation({
    ...decide,
    // The callbacks of `mutate` run after `onSettled`, which waits until the list has been fetched again.
    onSuccess: (...decided) => {
      void showInList?.(...decided);
      onClose();
    },
  });
}
