"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { displayOf } from "./display";

interface ReadingEchoProps {
  store: GridStore;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** Height of the note including its distance from the cell, CSS pixels. */
const ROOM = 44;

/** While the user types an ambiguous number, shows how it will be read. */
export function ReadingEcho({ store, boxRef }: ReadingEchoProps) {
  const t = useTranslations("grid");
  const [subscribe] = useState(() => (listener: () => void) => {
    const stops = [store.subscribe(listener), store.onTyping(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  // Null for unambiguous text, so that typing it does not render anything.
  const doubtful = useSyncExternalStore(subscribe, () =>
    store.readText()?.alternative === undefined ? null : store.editorText(),
  );
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const isShown = doubtful !== null;
  useLayoutEffect(() => {
    const cell = isShown && boxRef.current?.querySelector("[data-active]")?.getBoundingClientRect();
    if (!cell) return;
    const below = cell.bottom + ROOM < window.innerHeight;
    setPlace({ left: cell.left, top: below ? cell.bottom + 4 : cell.top - ROOM + 8 });
  }, [isShown, boxRef]);

  const read = isShown ? store.readText() : null;
  if (doubtful === null || read?.alternative === undefined) return null;
  return (
    <span
      role="status"
      style={place ?? { visibility: "hidden" }}
      className="fixed z-30 rounded border border-line bg-panel px-2 py-1 text-xs whitespace-nowrap text-ink shadow-pop"
    >
      {t("readAs", {
        text: doubtful.trim(),
        understood: displayOf(store, read.content),
        otherwise: displayOf(store, read.alternative),
      })}
    </span>
  );
}
