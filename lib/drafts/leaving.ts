/** Saves edits as far as possible, and stores the rest as drafts. */
type Settle = () => Promise<unknown>;

const callbacks = new Set<Settle>();
/** Maximum milliseconds to wait for saves: a save that waits for a new sign-in would never end. */
const SAVE_TIMEOUT_MS = 3_000;

/** Registers a callback that saves edits before signing out. Returns a function that unregisters it. */
export function settleBeforeLeaving(settle: Settle): () => void {
  callbacks.add(settle);
  return () => callbacks.delete(settle);
}

/** Call it before the user signs out: saves all edits, or stores them as drafts, which the sign-out then counts. */
export async function settleEdits(): Promise<void> {
  const settled = Promise.allSettled([...callbacks].map((settle) => settle()));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS))]);
}
