"use client";

import { createStore } from "@/lib/store";

type CommandWindow = "palette" | "shortcuts" | "signOut";

/** The dialog that is open: the palette (Ctrl + K), the list of shortcuts (?), or signing out. */
export const commandWindow = createStore<CommandWindow | null>(null);

/** Opens a dialog in place of another one. Does nothing while the user signs out, so that its dialog stays. */
export function openCommandWindow(window: CommandWindow): void {
  if (commandWindow.get() !== "signOut") commandWindow.set(window);
}
