import { apiDelete } from "@/lib/api/client";
import { createStore } from "@/lib/store";
import { showToast, dismissToast } from "./toasts";

/**
 * A deletion that offers undo is held back for the toast's seconds and sent when they have passed or the page is
 * left, so that nothing has to be recreated. Until then the thing is only hidden: views leave out what
 * {@link heldDeletions} names.
 */
interface HeldDeletion {
  path: string;
  /** Entity tag, so that a change made elsewhere meanwhile is not deleted unseen. */
  ifMatch?: string | undefined;
  /** "Comment deleted", in the user's language. */
  message: string;
  undoLabel: string;
  /** After the service has deleted it: invalidate the lists. The thing stays hidden until this has settled. */
  onDeleted: () => Promise<unknown>;
  /** The service refused; the thing shows again. */
  onFailed: (error: unknown) => void;
}

interface Entry extends HeldDeletion {
  toast: number;
}

const entries = new Map<string, Entry>();
const sending = new Set<string>();

/** The API paths of everything that is held back or being deleted; the same set until it changes. */
export const heldDeletions = createStore<ReadonlySet<string>>(new Set());

function changed(): void {
  heldDeletions.set(new Set([...entries.keys(), ...sending]));
}

/** Hides what is at `path`, shows a toast with undo, and deletes it when the toast goes. */
export function holdDeletion(deletion: HeldDeletion): void {
  if (entries.has(deletion.path) || sending.has(deletion.path)) return;
  const toast = showToast(deletion.message, {
    action: {
      label: deletion.undoLabel,
      isUndo: true,
      run: () => {
        entries.delete(deletion.path);
        changed();
      },
    },
    onGone: () => {
      void send(deletion.path);
    },
  });
  entries.set(deletion.path, { ...deletion, toast });
  window.addEventListener("pagehide", flushOnLeave);
  changed();
}

/** Sends what is held back at once, for instance before signing out. */
export async function flushHeldDeletions(): Promise<void> {
  const waiting = [...entries.values()];
  const sent = waiting.map((entry) => send(entry.path));
  for (const entry of waiting) dismissToast(entry.toast);
  await Promise.all(sent);
}

async function send(path: string): Promise<void> {
  const entry = entries.get(path);
  if (!entry) return;
  entries.delete(path);
  sending.add(path);
  try {
    await apiDelete(path, { ifMatch: entry.ifMatch });
    await entry.onDeleted();
  } catch (error) {
    entry.onFailed(error);
  } finally {
    sending.delete(path);
    changed();
  }
}

/** The page is going away: no answer can be waited for, the browser only promises to send. */
function flushOnLeave(): void {
  const leaving = [...entries.values()];
  // Cleared first: a page that comes back from the browser's cache must not send them again.
  entries.clear();
  for (const entry of leaving) {
    dismissToast(entry.toast);
    sending.add(entry.path);
    apiDelete(entry.path, { ifMatch: entry.ifMatch, keepalive: true }).catch(() => undefined);
  }
}
