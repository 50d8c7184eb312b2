"use client";

import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject, type ToggleEvent } from "react";
import { flushSync } from "react-dom";

/** Distances in px of a popover from its trigger and from the edges of the window. */
const GAP = 4;
const MARGIN = 8;

/** Positions an open popover under its trigger, or above it if it does not fit under it and has more room there. */
function positionPopover(trigger: HTMLElement, popover: HTMLElement, align: "start" | "end"): void {
  const anchor = trigger.getBoundingClientRect();
  // The height is measured without maxHeight, whose removal resets the scroll position; it is restored below.
  const { scrollTop } = popover;
  popover.style.maxHeight = "";
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = window.innerHeight - anchor.bottom - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  const opensUp = height > below && above > below;
  const left = align === "start" ? anchor.left : anchor.right - width;
  popover.style.left = `${String(Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN)))}px`;
  // Above the trigger it is placed by its lower edge, so that it grows away from the trigger when content arrives.
  popover.style.top = opensUp ? "auto" : `${String(anchor.bottom + GAP)}px`;
  popover.style.bottom = opensUp ? `${String(window.innerHeight - anchor.top + GAP)}px` : "auto";
  popover.style.maxHeight = `${String(opensUp ? above : below)}px`;
  popover.scrollTop = scrollTop;
}

interface Anchored {
  open: boolean;
  close: () => void;
  trigger: { ref: RefObject<HTMLButtonElement | null>; popoverTarget: string; "aria-expanded": boolean };
  popover: {
    ref: RefObject<HTMLDivElement | null>;
    id: string;
    popover: "auto";
    onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void;
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  };
}

/**
 * Joins a button and a popover of the browser's popover API: spread `trigger` and `popover` on them and mount the
 * content while `open`. The element that `initialFocus` returns is focused before the next key press.
 */
export function useAnchored(
  align: "start" | "end",
  initialFocus?: (popover: HTMLDivElement) => HTMLElement | null,
): Anchored {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const mountAndPlace = () => {
    flushSync(() => {
      setOpen(true);
    });
    const focused = popover.current && initialFocus?.(popover.current);
    // While the popover is hidden, focus() has no effect: autofocus makes the browser focus the element when it shows
    // the popover. A popover that was opened before hydration is shown already, and focus() takes effect.
    focused?.setAttribute("autofocus", "");
    focused?.focus();
    requestAnimationFrame(() => {
      if (trigger.current && popover.current) positionPopover(trigger.current, popover.current, align);
    });
  };

  // Before hydration, pressing the trigger opens the popover without content, so the content is mounted afterwards.
  const mountAfterHydration = useEffectEvent(mountAndPlace);
  useEffect(() => {
    if (!popover.current?.matches(":popover-open")) return;
    const frame = requestAnimationFrame(mountAfterHydration);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    if (!open) return;
    const follow = ({ target }: Event) => {
      if (!trigger.current || !popover.current) return;
      // Scrolling within the popover does not move its trigger.
      if (target instanceof Node && popover.current.contains(target)) return;
      positionPopover(trigger.current, popover.current, align);
    };
    window.addEventListener("resize", follow);
    window.addEventListener("scroll", follow, true);
    return () => {
      window.removeEventListener("resize", follow);
      window.removeEventListener("scroll", follow, true);
    };
  }, [open, align]);

  return {
    open,
    close: () => popover.current?.hidePopover(),
    trigger: { ref: trigger, popoverTarget: id, "aria-expanded": open },
    popover: {
      ref: popover,
      id,
      popover: "auto",
      onBeforeToggle: (event) => {
        // The content is mounted before the browser shows the popover, and positioned before it paints.
        if (event.newState === "open") mountAndPlace();
      },
      onToggle: (event) => {
        // Not earlier, because the browser returns the focus to the trigger only from an element inside the popover.
        if (event.newState === "closed") setOpen(false);
      },
    },
  };
}
