"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";

const KEY = "q";
/** Pause in typing before the address is updated: browsers limit how often it may change. */
const PAUSE_MS = 250;

interface SearchInAddress {
  search: string;
  setSearch: (text: string) => void;
  /** Puts the text into the address at once; call it before opening another page. */
  writeSearch: () => void;
}

/**
 * The text of a page's search, which the address has as `q`. The address is updated when typing pauses and before a
 * link is followed, because Next cancels a navigation when the address changes during it.
 */
export function useSearchInAddress(): SearchInAddress {
  const inAddress = useSearchParams().get(KEY) ?? "";
  const [typed, setTyped] = useState<string | null>(null);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const writeSearch = useCallback(() => {
    if (!pending.current) return;
    const { text, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    const params = new URLSearchParams(location.search);
    if (text === "") params.delete(KEY);
    else params.set(KEY, text);
    const query = params.size > 0 ? `?${params}` : "";
    history.replaceState(null, "", `${location.pathname}${query}${location.hash}`);
  }, []);
  const setSearch = useCallback(
    (text: string) => {
      setTyped(text);
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { text, timer: setTimeout(writeSearch, PAUSE_MS) };
    },
    [writeSearch],
  );
  useEffect(() => {
    const beforeLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) writeSearch();
    };
    // Each entry of the browser's history has its own text, which replaces the typed one.
    const onHistory = () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      setTyped(null);
    };
    window.addEventListener("popstate", onHistory);
    // In the capture phase, before React's own listener follows the link.
    document.addEventListener("click", beforeLink, true);
    return () => {
      window.removeEventListener("popstate", onHistory);
      document.removeEventListener("click", beforeLink, true);
      if (pending.current) clearTimeout(pending.current.timer);
    };
  }, [writeSearch]);
  // The address has caught up: from here on the text follows it, also through the browser's history.
  if (typed !== null && typed === inAddress) setTyped(null);
  return { search: typed ?? inAddress, setSearch, writeSearch };
}
