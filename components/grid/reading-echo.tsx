"use client";

import { useTranslations } from "next-intl";
import { useCallback, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { displayOf } from "./display";

interface ReadingEchoProps {
  store: GridStore;
  boxRef: RefObject<HTMLDivElement | null>;
}

/** CSS pixels between the note and the cell above it, and at least those between the note and the window's edge. */
const CELL_GAP = 4;
const WINDOW_GAP = 8;
/** CSS pixels kept for the note below or above a cell: both gaps and somewhat more than its height. */
const ROOM = 44;

/** While the user types an ambiguous number, shows how it will be read. */
export function ReadingEcho({ store, boxRef }: ReadingEchoProps) {
  const t = useTranslations("grid");
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), store.onTyping(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store],
  );
  // Null for unambiguous text, so that typing it does not render anything.
  const doubtful = useSyncExternalStore(subscribe, () =>
    store.readText()?.alternative === undefined ? null : store.editorText(),
  );
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const isDoubtful = doubtful !== null;
  useLayoutEffect(() => {
    if (!isDoubtful) return;
    const update = () => {
      const cell = boxRef.current?.querySelector("[data-active]")?.getBoundingClientRect();
      if (!cell) return;
      const below = cell.bottom + ROOM < window.innerHeight;
      setPlace({ left: cell.left, top: below ? cell.bottom + CELL_GAP : cell.top - ROOM + WINDOW_GAP });
    };
    update();
    // Scroll events do not bubble, so those of the grid and of boxes around it are captured.
    window.addEventListener("scroll", update, { capture: true, passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update, { capture: true });
      window.removeEventListener("resize", update);
    };
  }, [isDoubtful, boxRef]);

  const read = isDoubtful ? store.readText() : null;
  const isShown = doubtful !== null && read?.alternative !== undefined;
  // The status is mounted while it is empty too, because screen readers announce only changes of one that is there.
  return (
    <span
      role="status"
      style={isShown ? (place ?? undefined) : undefined}
      className={
        isShown
          ? "fixed z-30 rounded border border-line bg-panel px-2 py-1 text-xs whitespace-nowrap text-ink shadow-pop"
          : "sr-only print:hidden"
      }
    >
      {isShown &&
        t("readAs", {
          text: doubtful.trim(),
          understood: displayOf(store, read.content),
          otherwise: displayOf(store, read.alternative),
        })}
    </span>
  );
}
