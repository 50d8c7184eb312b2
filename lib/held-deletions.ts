import { apiDelete } from "@/lib/api/client";
import { createStore } from "@/lib/store";
import { showToast, dismissToast } from "./toasts";

/**
 * A deletion that can be undone. It is sent when its toast closes or the page is left, so undo never has to create
 * the object again. Until then the object is only hidden: views leave out the paths in {@link heldDeletions}.
 */
interface HeldDeletion {
  path: string;
  /** "Comment deleted", in the user's language. */
  message: string;
  undoLabel: string;
  /** Called after the deletion, to invalidate lists. The object stays hidden until the promise settles. */
  onDeleted: () => Promise<unknown>;
  /** Called when the request failed; the object is shown again. */
  onFailed: (error: unknown) => void;
}

interface Entry extends HeldDeletion {
  toast: number;
}

const entries = new Map<string, Entry>();
const sending = new Set<string>();

/** API paths of objects that wait to be deleted or are being deleted; the same set until it changes. */
export const heldDeletions = createStore<ReadonlySet<string>>(new Set());

function publishPaths(): void {
  heldDeletions.set(new Set([...entries.keys(), ...sending]));
}

/** Hides the object at `path`, shows a toast with undo, and deletes the object when the toast closes. */
export function holdDeletion(deletion: HeldDeletion): void {
  if (entries.has(deletion.path) || sending.has(deletion.path)) return;
  const toast = showToast(deletion.message, {
    action: {
      label: deletion.undoLabel,
      isUndo: true,
      run: () => {
        entries.delete(deletion.path);
        publishPaths();
      },
    },
    onGone: () => {
      void send(deletion.path);
    },
  });
  entries.set(deletion.path, { ...deletion, toast });
  window.addEventListener("pagehide", flushOnLeave);
  publishPaths();
}

/** Sends all waiting deletions at once, for instance before signing out. */
export async function flushHeldDeletions(options: { keepalive?: boolean } = {}): Promise<void> {
  const waiting = [...entries.values()];
  const sent = waiting.map((entry) => send(entry.path, options));
  for (const entry of waiting) dismissToast(entry.toast);
  // A list that could not be updated after its deletion keeps nobody from signing out.
  await Promise.allSettled(sent);
}

async function send(path: string, options: { keepalive?: boolean } = {}): Promise<void> {
  const entry = entries.get(path);
  if (!entry) return;
  entries.delete(path);
  sending.add(path);
  try {
    try {
      await apiDelete(path, options);
    } catch (error) {
      entry.onFailed(error);
      return;
    }
    await entry.onDeleted();
  } finally {
    sending.delete(path);
    publishPaths();
  }
}

/**
 * Sends waiting deletions as the page is left, in requests that outlive it. If the browser restores the page from its
 * cache, the responses are handled as usual.
 */
function flushOnLeave(): void {
  void flushHeldDeletions({ keepalive: true });
}
