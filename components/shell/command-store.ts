"use client";

import { createStore } from "@/lib/store";

/** The window that is open over the page: the palette (Ctrl K) or the list of shortcuts (?). */
export type CommandWindow = "palette" | "shortcuts" | null;

export const commandWindow = createStore<CommandWindow>(null);

export function openCommand(next: CommandWindow): void {
  commandWindow.set(next);
}
