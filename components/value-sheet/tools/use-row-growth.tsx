"use client";

import { useEffect, useState, type ReactNode } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { setGrowth } from "@/lib/grid/grid-growth";
import type { ToolGrid } from "./tool-grid";

const NameRowsDialog = onDemand(() => import("./name-rows-dialog").then((module) => module.NameRowsDialog));

interface Naming {
  count: number;
  /** Resolves the request with the ids of the added rows, which are the names that the user typed. */
  done: (added: readonly string[]) => void;
}

/**
 * Lets the grid add rows for a pasted block that does not fit. Returns the dialog that asks for their names.
 * @param inOrder true if rows are neither filtered nor sorted; only then can a block continue in the added rows
 */
export function useRowGrowth(grid: ToolGrid, inOrder: boolean): ReactNode {
  const { store, rowIds, addRows, newRowsHint, refusedRow, readOnly } = grid;
  const [naming, setNaming] = useState<Naming | null>(null);
  const canGrow = addRows !== undefined && !readOnly && inOrder;
  useEffect(() => {
    if (!canGrow) return;
    setGrowth(
      store,
      (count) =>
        new Promise((done) => {
          setNaming({ count, done });
        }),
    );
    return () => {
      setGrowth(store, null);
    };
  }, [store, canGrow, setNaming]);
  if (!naming) return null;
  const end = (names: readonly string[]) => {
    if (names.length > 0) addRows?.(names);
    setNaming(null);
    naming.done(names);
  };
  return (
    <NameRowsDialog
      count={naming.count}
      taken={rowIds}
      hint={newRowsHint}
      refusedRow={refusedRow}
      onAdd={end}
      onClose={() => {
        end([]);
      }}
    />
  );
}
