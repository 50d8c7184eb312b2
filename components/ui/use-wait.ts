"use client";

import { useEffect, useState } from "react";
import { secondsUntilRetry } from "@/lib/api/error";

/** Counts down the seconds until a retry after `error` makes sense; 0 when it does now. */
export function useWait(error: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (secondsUntilRetry(error, Date.now()) === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [error]);
  return secondsUntilRetry(error, now);
}
