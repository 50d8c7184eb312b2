/** Saves what can be saved, and keeps the rest as drafts. */
type Settle = () => Promise<unknown>;

const parts = new Set<Settle>();
/** Milliseconds that a save is waited for: one that waits for a new sign-in never ends. */
const SAVE_TIMEOUT_MS = 3_000;

/** To be called by whatever holds edits that are not saved or not yet kept as drafts; ends with what it returns. */
export function settleBeforeLeaving(settle: Settle): () => void {
  parts.add(settle);
  return () => parts.delete(settle);
}

/** Before a deliberate sign-out: lets every edit be saved, or at least be a draft that can be counted. */
export async function settleEdits(): Promise<void> {
  const settled = Promise.allSettled([...parts].map((settle) => settle()));
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS))]);
}
