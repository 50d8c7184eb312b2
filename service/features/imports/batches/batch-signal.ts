const listeners = new Set<() => void>();

/** Calls `listener` when there is new work in this process; the work of other services is looked for by itself. */
export function onBatchWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function signalBatchWork(): void {
  for (const listener of listeners) listener();
}
