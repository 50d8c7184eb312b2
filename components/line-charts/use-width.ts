"use client";

import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { labelScale } from "./panel";

/** Inside the margins of an A4 page, px: what is printed is laid out anew, and no observer hears of it. */
const PRINTED = 660;

interface Measured {
  /** Px, on paper those of the page; 0 until they are known. */
  width: number;
  /** The factor by which labels are larger than usual, from the element's font size. */
  scale: number;
}

/** The width of an element, and the scale of what is written in it. */
export function useWidth(ref: RefObject<HTMLElement | null>): Measured {
  const [measured, setMeasured] = useState<Measured>({ width: 0, scale: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const now = { width: element.clientWidth, scale: labelScale(element) };
      setMeasured((before) => (before.width === now.width && before.scale === now.scale ? before : now));
    };
    const beforePrint = () => {
      flushSync(() => {
        setMeasured({ width: PRINTED, scale: 1 });
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("beforeprint", beforePrint);
    window.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", beforePrint);
      window.removeEventListener("afterprint", measure);
    };
  }, [ref]);
  return measured;
}
