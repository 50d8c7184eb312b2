"use client";

import { useEffect } from "react";
import { textAfterKey } from "@/lib/early-typing";
import { createStore } from "@/lib/store";
import { commandWindow } from "./command-store";

/** The text typed before the palette is loaded. */
export const earlyQuery = createStore("");

/** Rendered until the palette's code is loaded: collects the typed text, which nothing else on the page gets. */
export function EarlyQuery() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const text = textAfterKey(earlyQuery.get(), event);
      if (text === earlyQuery.get() && event.key !== "Escape" && event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      earlyQuery.set(text);
      if (event.key === "Escape") commandWindow.set(null);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
  return null;
}
