"use client";

import { createStore } from "@/lib/store";

/** The dialog that is open: the palette (Ctrl K), the list of shortcuts (?), or signing out. */
export type CommandWindow = "palette" | "shortcuts" | "signOut" | null;

export const commandWindow = createStore<CommandWindow>(null);

export function openCommand(next: CommandWindow): void {
  commandWindow.set(next);
}
