"use client";

import { useSyncExternalStore } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";

interface FullScreen {
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
}

function subscribeToFullScreen(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => {
    document.removeEventListener("fullscreenchange", onChange);
  };
}

/** Toggles the browser's full-screen mode for the page. */
export function useFullScreen(): FullScreen {
  const isPossible = useBrowserValue(() => document.fullscreenEnabled, false);
  const isFull = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // If the browser refuses, the state stays unchanged.
    change.catch(() => undefined);
  };
  return { isPossible, isFull, toggle };
}
