"use client";

import { useEffect, useState, type ReactNode } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { setGrowth } from "@/lib/grid/grid-growth";
import type { ToolGrid } from "./tool-grid";

const NameRowsDialog = onDemand(() => import("./name-rows-dialog").then((module) => module.NameRowsDialog));

interface Naming {
  count: number;
  /** Called with true when rows were added. */
  done: (added: boolean) => void;
}

/**
 * Offers the grid rows for a pasted block that is larger than it; each gets a name. Answers the question for the names.
 * @param inOrder whether all rows are shown in their own order: others would not get the block where it was pasted
 */
export function useRowGrowth({ store, rowIds, addRows, readOnly }: ToolGrid, inOrder: boolean): ReactNode {
  const [naming, setNaming] = useState<Naming | null>(null);
  const canGrow = addRows !== undefined && !readOnly && inOrder;
  useEffect(() => {
    if (!canGrow) return;
    setGrowth(store, {
      rows: (count) =>
        new Promise((done) => {
          setNaming({ count, done });
        }),
    });
    return () => {
      setGrowth(store, {});
    };
  }, [store, canGrow, setNaming]);
  if (!naming) return null;
  const end = (names: readonly string[]) => {
    if (names.length > 0) addRows?.(names);
    setNaming(null);
    naming.done(names.length > 0);
  };
  return (
    <NameRowsDialog
      count={naming.count}
      taken={rowIds}
      onAdd={end}
      onClose={() => {
        end([]);
      }}
    />
  );
}
