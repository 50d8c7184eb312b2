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
  given: ColumnWidths,
  onWidths: (change: (given: ColumnWidths) => ColumnWidths) => void,
): void {
  const [{ initial, stored }] = useState(() => ({
    initial: given,
    stored: name === undefined ? given : readWidths(name),
  }));
  useEffect(() => {
    if (stored.size > 0) onWidths(() => stored);
  }, [stored, onWidths]);
  useEffect(() => {
    // Only changes by the user are stored, not the initial or the restored widths.
    if (name !== undefined && given !== initial && given !== stored) writeWidths(name, given);
  }, [name, given, initial, stored]);
}
