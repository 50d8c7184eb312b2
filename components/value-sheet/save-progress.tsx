"use client";

import { useSyncExternalStore } from "react";
import type { SaveQueue, SaveStatus as QueueStatus } from "@/lib/inputs/save-queue";
import { SaveStatus, type SaveState } from "@/components/ui/save-status";

/** State of saving of the grid's values: unsaved, being saved, saved with its time, or failed. */
export function SaveProgress({ queue, onRetry }: { queue: SaveQueue; onRetry: () => void }) {
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus, queue.getStatus);
  return <SaveStatus state={saveStateOf(status, onRetry)} />;
}

type Counts = Pick<QueueStatus, "saving" | "failed" | "waiting" | "savedAt">;

export function saveStateOf({ saving, failed, waiting, savedAt }: Counts, retry: () => void): SaveState {
  if (saving > 0) return { kind: "saving" };
  if (failed > 0) return { kind: "failed", retry };
  if (waiting > 0) return { kind: "unsaved" };
  return savedAt ? { kind: "saved", at: savedAt } : { kind: "clean" };
}
