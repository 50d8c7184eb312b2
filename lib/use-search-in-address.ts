"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";

const KEY = "q";
/** The address follows the typing once it pauses for so long: browsers limit how often it changes. */
const PAUSE_MS = 250;

interface SearchInAddress {
  search: string;
  setSearch: (text: string) => void;
  /** Puts the text into the address at once, as is needed before another page is opened. */
  writeSearch: () => void;
}

/**
 * The text of a page's search, which stands in the address as `q`. It is written there when typing pauses, and before
 * a link is followed: Next gives up the way to another page when the address changes on it.
 */
export function useSearchInAddress(): SearchInAddress {
  const inAddress = useSearchParams().get(KEY) ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const writeSearch = useCallback(() => {
    if (!waiting.current) return;
    const { text, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    const params = new URLSearchParams(location.search);
    if (text === "") params.delete(KEY);
    else params.set(KEY, text);
    const query = params.size > 0 ? `?${params}` : "";
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  }, []);
  const setSearch = useCallback(
    (text: string) => {
      setTyped(text);
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { text, timer: setTimeout(writeSearch, PAUSE_MS) };
    },
    [writeSearch],
  );
  useEffect(() => {
    const beforeLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) writeSearch();
    };
    // Before React's own listener, which follows the link.
    document.addEventListener("click", beforeLink, true);
    return () => {
      document.removeEventListener("click", beforeLink, true);
      if (waiting.current) clearTimeout(waiting.current.timer);
    };
  }, [writeSearch]);
  // The address has caught up, and is followed again, also through the browser's history.
  if (typed !== null && typed === inAddress) setTyped(null);
  return { search: typed ?? inAddress, setSearch, writeSearch };
}
