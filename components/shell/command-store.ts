"use client";

import { createStore } from "@/lib/store";

/** The window that is open over the page: the palette (Ctrl K), the list of shortcuts (?), or the way out. */
export type CommandWindow = "palette" | "shortcuts" | "signOut" | null;

export const commandWindow = createStore<CommandWindow>(null);

export function openCommand(next: CommandWindow): void {
  commandWindow.set(next);
}
