"use client";

import { useEffect, useState } from "react";
import { readWidths, writeWidths } from "@/lib/grid/kept-widths";
import type { OwnWidths } from "./grid-layout";

/**
 * Brings back the widths that the user gave the columns of a grid, and keeps those that they give them now.
 * @param name of the grid, the same as long as it is shown; without it nothing is kept
 */
export function useKeptWidths(
  name: string | undefined,
  own: OwnWidths,
  onWidths: (change: (own: OwnWidths) => OwnWidths) => void,
): void {
  const [{ before, kept }] = useState(() => ({ before: own, kept: name === undefined ? own : readWidths(name) }));
  useEffect(() => {
    if (kept.size > 0) onWidths(() => kept);
  }, [kept, onWidths]);
  useEffect(() => {
    if (name !== undefined && own !== before && own !== kept) writeWidths(name, own);
  }, [name, own, before, kept]);
}
