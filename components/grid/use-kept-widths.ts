"use client";

import { useEffect, useState } from "react";
import { readWidths, writeWidths } from "@/lib/grid/kept-widths";
import type { ColumnWidths } from "./grid-layout";

/**
 * Restores the column widths that the user has set, and stores new ones.
 * @param name storage key, constant while the grid is shown; without it nothing is stored
 */
export function useKeptWidths(
  name: string | undefined,
  own: ColumnWidths,
  onWidths: (change: (own: ColumnWidths) => ColumnWidths) => void,
): void {
  const [{ initial, stored }] = useState(() => ({ initial: own, stored: name === undefined ? own : readWidths(name) }));
  useEffect(() => {
    if (stored.size > 0) onWidths(() => stored);
  }, [stored, onWidths]);
  useEffect(() => {
    if (name !== undefined && own !== initial && own !== stored) writeWidths(name, own);
  }, [name, own, initial, stored]);
}
