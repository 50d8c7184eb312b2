"use client";

import { useEffect, useState } from "react";
import { secondsToWait } from "@/lib/api-failure";
import { triedAgainAt } from "@/lib/try-again";

/** Seconds, counted down, until another attempt makes sense after `error`; 0 when it does now. */
export function useWait(error: unknown): number {
  return secondsToWait(error, useNow(error));
}

/** Seconds, counted down, until what failed with `error` is tried again by itself; null where it is not. */
export function useTriedAgain(error: unknown): number | null {
  const now = useNow(error);
  const at = triedAgainAt(error);
  return at === undefined ? null : Math.max(0, Math.ceil((at - now) / 1000));
}

/** The time, twice a second as long as `error` has something to wait for; milliseconds since 1970. */
function useNow(error: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (secondsToWait(error, Date.now()) === 0 && (triedAgainAt(error) ?? 0) < Date.now()) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    return () => {
      clearInterval(timer);
    };
  }, [error]);
  return now;
}
