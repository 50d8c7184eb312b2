"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

/** Number of columns that fit on a page in landscape format; further ones get tables of their own. */
export const MAX_COLUMNS = 13;
/** Number of columns that fit in portrait format. */
export const MAX_UPRIGHT = 5;

/** The value that `read` returned when the browser began to print; null while the page is not printed. */
export function useWhilePrinting<Value>(read: () => Value): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  const begin = useEffectEvent(() => {
    const now = read();
    // flushSync, because the browser prints the page as it is right after this event.
    flushSync(() => {
      setValue(() => now);
    });
  });
  useEffect(() => {
    const onBegin = () => {
      begin();
    };
    const onEnd = () => {
      setValue(null);
    };
    window.addEventListener("beforeprint", onBegin);
    window.addEventListener("afterprint", onEnd);
    return () => {
      window.removeEventListener("beforeprint", onBegin);
      window.removeEventListener("afterprint", onEnd);
    };
  }, []);
  return value;
}
