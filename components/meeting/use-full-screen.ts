"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

interface FullScreen {
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
}

/** Gives the page the whole screen, and takes it back. */
export function useFullScreen(): FullScreen {
  const isPossible = useSyncExternalStore(never, isFullScreenPossible, () => false);
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
    // A browser may refuse it: then the window stays as it is, and shows so.
    change.catch(() => undefined);
  };
  return { isPossible, isFull, toggle };
}

const never = () => () => undefined;

function isFullScreenPossible(): boolean {
  return document.fullscreenEnabled;
}
