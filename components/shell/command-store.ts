"use client";

/** Which of the windows over the page is open: the palette (Ctrl K) or the list of shortcuts (?). */
export type CommandWindow = "palette" | "shortcuts" | null;

let open: CommandWindow = null;
const listeners = new Set<() => void>();

export function openCommand(next: CommandWindow): void {
  open = next;
  for (const listener of listeners) listener();
}

export function currentCommand(): CommandWindow {
  return open;
}

export function subscribeToCommand(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
