"use client";

import { useEffect, useState } from "react";
import { secondsUntilRetry } from "@/lib/api/error";

const readClock = (error: unknown) => ({ error, now: Date.now() });

/** Counts down the seconds until a retry after `error` makes sense; 0 when it does now. */
export function useWait(error: unknown): number {
  const [clock, setClock] = useState(() => readClock(error));
  // Read at once for a new error, because `now` may be minutes old.
  if (clock.error !== error) setClock(readClock(error));
  useEffect(() => {
    const tick = () => {
      setClock(readClock(error));
      if (secondsUntilRetry(error, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [error]);
  return secondsUntilRetry(error, clock.now);
}
