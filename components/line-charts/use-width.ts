"use client";

import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { labelScale } from "./panel";

/** About the width of a chart on an A4 page, px. It is fixed, because no ResizeObserver runs for the print layout. */
const PRINTED = 660;

interface Measured {
  /** Width in px, on paper a fixed one; 0 until it is measured. */
  width: number;
  /** The factor by which labels are larger than usual, from the element's font size. */
  scale: number;
}

/** Measures the width of an element and the scale of its text. */
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
