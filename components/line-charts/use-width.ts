"use client";

import { useLayoutEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/** Inside the margins of an A4 page, px: what is printed is laid out anew, and no observer hears of it. */
const PRINTED = 660;

/** The width of an element in px, on paper that of the page; 0 until it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth);
    };
    const beforePrint = () => {
      flushSync(() => {
        setWidth(PRINTED);
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
  return width;
}
