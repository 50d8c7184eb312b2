"use client";

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from "react";
import { shiftWhileDragging } from "@/lib/list-order";

interface Row {
  /** Before the drag, relative to the page, px. */
  top: number;
  height: number;
}

interface Drag {
  from: number;
  to: number;
  /** Distance of the drag, px. */
  offset: number;
  height: number;
}

interface Grip {
  index: number;
  pointerId: number;
  /** Relative to the page and not the window, so that scrolling while dragging counts. */
  startY: number;
  clientY: number;
  rows: Row[];
}

/** Distance from the window's edges, px, within which the page scrolls. The top has bars, so it is larger there. */
const EDGE = { top: 120, bottom: 56 };
/** Distance scrolled in each frame, px. */
const SCROLL_STEP = 8;

interface DragOrder {
  list: RefObject<HTMLOListElement | null>;
  /** Index of the row that is being dragged. */
  dragged: number | null;
  /** Props for the handle in each row. */
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  rowStyle: (index: number) => CSSProperties | undefined;
}

/**
 * Reorders the rows of a list by dragging their handles, with a mouse, a pen or a finger. The browser's own drag and
 * drop does not support touch. Escape cancels the drag.
 */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const list = useRef<HTMLOListElement>(null);
  const grip = useRef<Grip | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  const place = (): Drag | null => {
    const { current } = grip;
    const row = current?.rows[current.index];
    if (!current || !row) return null;
    const offset = current.clientY + window.scrollY - current.startY;
    const middle = row.top + row.height / 2 + offset;
    const above = current.rows.filter(
      (other, index) => index !== current.index && other.top + other.height / 2 < middle,
    );
    return { from: current.index, to: above.length, offset, height: row.height };
  };
  const follow = () => {
    setDrag(place());
  };
  const followScroll = useEffectEvent(follow);
  const end = () => {
    grip.current = null;
    setDrag(null);
  };
  const endByKey = useEffectEvent(end);

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      // Between the end of the drag and the cleanup of this effect there is no grip: the middle scrolls nothing.
      const { clientY } = grip.current ?? { clientY: window.innerHeight / 2 };
      const step = clientY < EDGE.top ? -SCROLL_STEP : clientY > window.innerHeight - EDGE.bottom ? SCROLL_STEP : 0;
      if (step !== 0) window.scrollBy(0, step);
      frame = requestAnimationFrame(scroll);
    });
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      endByKey();
    };
    const onScroll = () => {
      followScroll();
    };
    window.addEventListener("keydown", cancel, true);
    window.addEventListener("scroll", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("keydown", cancel, true);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isDragging]);

  return {
    list,
    dragged: drag?.from ?? null,
    handle: {
      onPointerDown: (event) => {
        const children = [...(list.current?.children ?? [])];
        const index = children.findIndex((row) => row.contains(event.currentTarget));
        // Further fingers do not take the row over from the first.
        if (event.button !== 0 || !event.isPrimary || index < 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rows = children.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return { top: top + window.scrollY, height };
        });
        const { clientY, pointerId } = event;
        grip.current = { index, pointerId, clientY, startY: clientY + window.scrollY, rows };
      },
      onPointerMove: (event) => {
        if (grip.current?.pointerId !== event.pointerId) return;
        grip.current.clientY = event.clientY;
        follow();
      },
      onPointerUp: ({ pointerId }) => {
        if (grip.current?.pointerId !== pointerId) return;
        // `drag` may be older than the last move, because React renders moves of the pointer later.
        const dropped = place();
        if (dropped && dropped.from !== dropped.to) onMove(dropped.from, dropped.to);
        end();
      },
      onPointerCancel: ({ pointerId }) => {
        if (grip.current?.pointerId === pointerId) end();
      },
    },
    rowStyle: (index) => {
      if (!drag) return undefined;
      if (index === drag.from) return { transform: `translateY(${String(drag.offset)}px)` };
      const shift = shiftWhileDragging(index, drag.from, drag.to) * drag.height;
      return { transform: `translateY(${String(shift)}px)`, transition: "transform 120ms" };
    },
  };
}
