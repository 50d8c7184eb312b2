"use client";

import { useSyncExternalStore } from "react";
import { savingStateOf } from "@/lib/inputs/companies-status";
import type { SaveQueue } from "@/lib/inputs/save-queue";
import { SaveStatus, type SaveState } from "@/components/ui/save-status";

/** Shows whether the grid's values are saved, with a button to retry a failed save. */
export function SaveProgress({ queue, onRetry }: { queue: SaveQueue; onRetry: () => void }) {
  const status = useSyncExternalStore(queue.subscribe, queue.getStatus, queue.getStatus);
  return <SaveStatus state={saveStateOf(status, onRetry)} />;
}

export function saveStateOf(status: Parameters<typeof savingStateOf>[0], retry: () => void): SaveState {
  const kind = savingStateOf(status);
  if (kind === "failed") return { kind, retry };
  return kind === "saved" ? { kind, at: status.savedAt! } : { kind };
}
