import { settleBeforeLeaving } from "@/lib/drafts/leaving";
import { hasUnsaved, type EditCounts } from "./value-edits";

/** Edits that are saved in the background and stored as drafts until then. */
interface KeepableEdits {
  /** Stores the drafts now. */
  keepDrafts: () => void;
  /** False when the browser could not store the drafts. */
  areDraftsKept: () => boolean;
  getStatus: () => EditCounts;
  flush: () => Promise<void>;
  /** Sends edits as the page is left, within the browser's limit. */
  leave: () => void;
}

/**
 * Stores drafts when the page is hidden or left, sends what can be sent as it is left and before a sign-out, and sends
 * failed saves again when the browser comes online. Asks before the page is left if drafts cannot be stored and not all
 * that was typed is saved, unread texts and conflicts included. Returns a function that ends this.
 */
export function keepEdits({ keepDrafts, areDraftsKept, getStatus, flush, leave }: KeepableEdits): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onPageHide = () => {
    keepDrafts();
    leave();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === "hidden") keepDrafts();
  };
  const retry = () => {
    if (getStatus().failed > 0) void flush();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (!areDraftsKept() && hasUnsaved(getStatus())) event.preventDefault();
  };
  window.addEventListener("pagehide", onPageHide, { signal });
  window.addEventListener("online", retry, { signal });
  window.addEventListener("beforeunload", warn, { signal });
  document.addEventListener("visibilitychange", onVisibilityChange, { signal });
  const endSettling = settleBeforeLeaving(async () => {
    keepDrafts();
    await flush();
    // Again, without the values that have been saved.
    keepDrafts();
  });
  return () => {
    stop.abort();
    endSettling();
  };
}
