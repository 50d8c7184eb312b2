import { createStore, type Store } from "@/lib/store";

interface ToastAction {
  label: string;
  run: () => void;
  /** The action undoes what the toast reports; Ctrl/⌘ Z runs it too. */
  isUndo?: true;
}

/** A short notice at the bottom of the window, stored outside React so that any code can show one. */
export interface Toast {
  id: number;
  message: string;
  tone: "neutral" | "bad";
  action?: ToastAction | undefined;
}

interface ToastOptions {
  tone?: Toast["tone"];
  action?: Toast["action"];
  /** Seconds until it closes; the timer pauses while the pointer or the focus is on the toasts. */
  seconds?: number;
  /** Called once, when the toast closes without its action. */
  onGone?: () => void;
}

interface Entry extends Toast {
  onGone: (() => void) | undefined;
  /** Milliseconds that were left when the timer was last started or paused. */
  remaining: number;
  /** The time at which the timer was last started. */
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let isPaused = false;
const entries = createStore<readonly Entry[]>([]);
let nextId = 1;

/** The toasts that are shown. */
export const toastStore: Omit<Store<readonly Toast[]>, "set"> = entries;

/** Shows a toast and returns its id. By default it stays for 8 seconds with an action and 5 without. */
export function showToast(message: string, options: ToastOptions = {}): number {
  const entry: Entry = {
    id: nextId++,
    message,
    tone: options.tone ?? "neutral",
    action: options.action,
    onGone: options.onGone,
    remaining: (options.seconds ?? (options.action ? 8 : 5)) * 1000,
    since: 0,
    timer: undefined,
  };
  entries.set([...entries.get(), entry]);
  startTimer(entry);
  return entry.id;
}

function startTimer(entry: Entry): void {
  entry.since = Date.now();
  if (isPaused) return;
  entry.timer = setTimeout(() => {
    dismissToast(entry.id);
  }, entry.remaining);
}

export function dismissToast(id: number): void {
  const entry = take(id);
  entry?.onGone?.();
}

export function runToastAction(id: number): void {
  take(id)?.action?.run();
}

function take(id: number): Entry | undefined {
  const entry = entries.get().find((candidate) => candidate.id === id);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  entries.set(entries.get().filter((candidate) => candidate !== entry));
  // Without toasts, neither pointer nor focus is on them any more.
  if (entries.get().length === 0) isPaused = false;
  return entry;
}

/** Pauses the timers while the pointer or the focus is on the toasts. */
export function pauseToasts(): void {
  if (isPaused) return;
  isPaused = true;
  for (const entry of entries.get()) {
    clearTimeout(entry.timer);
    entry.remaining -= Date.now() - entry.since;
  }
}

export function resumeToasts(): void {
  if (!isPaused) return;
  isPaused = false;
  for (const entry of entries.get()) {
    // A toast whose time was nearly over does not vanish as soon as the pointer leaves it.
    entry.remaining = Math.max(entry.remaining, 1_500);
    startTimer(entry);
  }
}
