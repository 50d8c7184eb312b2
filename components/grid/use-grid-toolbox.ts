"use client";

import { useEffect, type RefObject } from "react";
import { copiedCells, writeHtmlTable, writeTsv } from "@/lib/grid/copy";
import { scrollToCell, type GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import { followPointer } from "./drag";
import type { ClipboardTexts, GridToolbox } from "./grid-toolbox";

interface GridParts {
  store: GridStore;
  boxRef: RefObject<HTMLDivElement | null>;
  geometryRef: RefObject<GridGeometry | null>;
  toolsRef: RefObject<GridToolbox>;
}

/**
 * Fills the toolbox with copying, dragging and pasting, pastes what waited for it, and scrolls to the cell that the
 * store wants in view.
 */
export function useGridToolbox(parts: GridParts, paste: (texts: ClipboardTexts) => void): void {
  const { store, boxRef, geometryRef, toolsRef } = parts;

  useEffect(() => {
    const tools = toolsRef.current;
    let stop: (() => void) | null = null;
    tools.copy = (data, cut) => {
      const cells = copiedCells(store);
      data.setData("text/plain", writeTsv(cells));
      data.setData("text/html", writeHtmlTable(cells));
      if (cut) store.run({ type: "clear" });
    };
    tools.drag = (whole) => {
      const box = boxRef.current;
      stop?.();
      if (!box) return;
      stop = followPointer("mouse", {
        box,
        geometry: () => geometryRef.current,
        size: () => store.size,
        onCell: ({ row, column }) => {
          const { rows, columns } = store.size;
          const { head } = store.selection();
          const over = { row: whole.columns ? rows - 1 : row, column: whole.rows ? columns - 1 : column };
          if (over.row !== head.row || over.column !== head.column) store.extend(over, whole);
        },
      });
    };
    return () => {
      stop?.();
      tools.copy = tools.drag = undefined;
    };
  }, [store, boxRef, geometryRef, toolsRef]);

  useEffect(() => {
    let point = store.pointOfView();
    return store.subscribe(() => {
      const next = store.pointOfView();
      const [box, geometry] = [boxRef.current, geometryRef.current];
      // A column has no right edge here when the grid has no columns, or when it was added and is not measured yet.
      if (next !== point && box && geometry && geometry.edges[next.column + 1] !== undefined) {
        const from = { left: box.scrollLeft, top: box.scrollTop };
        const to = scrollToCell(next, geometry, from);
        if (to.left !== from.left || to.top !== from.top) box.scrollTo({ ...to, behavior: "instant" });
        // On a small screen the box itself may be partly outside the window.
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (box.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
        });
      }
      point = next;
    });
  }, [boxRef, geometryRef, store]);

  useEffect(() => {
    const tools = toolsRef.current;
    const { kept } = tools;
    tools.kept = undefined;
    tools.paste = paste;
    // Later, because a paste sets state, which an effect should not do while it runs.
    if (kept)
      queueMicrotask(() => {
        paste(kept);
      });
    return () => {
      tools.paste = undefined;
    };
  }, [toolsRef, paste]);
}
