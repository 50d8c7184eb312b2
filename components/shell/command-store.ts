"use client";

import { createStore } from "@/lib/store";

/** The dialog that is open: the palette (Ctrl + K), the list of shortcuts (?), or signing out. */
export const commandWindow = createStore<"palette" | "shortcuts" | "signOut" | null>(null);
