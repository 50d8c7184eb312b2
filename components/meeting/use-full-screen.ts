"use client";

import { useEffect, useState } from "react";
import { useBrowserValue } from "@/components/ui/use-browser-value";

interface FullScreen {
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
}

/** Toggles the browser's full-screen mode for the page. */
export function useFullScreen(): FullScreen {
  const isPossible = useBrowserValue(() => document.fullscreenEnabled, false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => {
      setFull(document.fullscreenElement !== null);
    };
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
    };
  }, []);
  const toggle = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    // If the browser refuses, the state stays unchanged.
    change.catch(() => undefined);
  };
  return { isPossible, isFull, toggle };
}
