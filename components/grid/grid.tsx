"use client";

import { useCallback, useEffect, useRef, useSyncExternalStore, type FocusEvent } from "react";
import { classes } from "../ui/classes";
import type { GridReport } from "@/lib/grid/grid-report";
import type { GridStore } from "@/lib/grid/grid-store";
import { mountedRows } from "@/lib/grid/row-window";
import { focusActiveCell, revealCell } from "./cell-position";
import { GridHeader } from "./grid-header";
import { leadOffset, type GridLayout } from "./grid-layout";
import { GridRow } from "./grid-row";
import { useGridClipboard } from "./use-grid-clipboard";
import { useGridKeyboard } from "./use-grid-keyboard";
import { useGridPointer } from "./use-grid-pointer";
import { useRowWindow } from "./use-row-window";

interface GridProps {
  store: GridStore;
  layout: GridLayout;
  /** What the grid holds; read out. */
  label: string;
  /** Id of an element that tells how to use the grid. */
  describedBy?: string;
  readOnly?: boolean;
  /** CSS length; what is higher scrolls inside. */
  maxHeight: string;
  onReport?: (report: GridReport) => void;
  /** Called for "?", which begins no number. */
  onHelp?: () => void;
}

/** A spreadsheet-like grid (ARIA grid pattern). Give each store its own grid: `key` it when the store may change. */
export function Grid({ store, layout, label, describedBy, readOnly = false, maxHeight, onReport, onHelp }: GridProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const rowCount = useSyncExternalStore(
    store.subscribe,
    () => store.size.rows,
    () => store.size.rows,
  );
  const activeRow = useSyncExternalStore(
    store.subscribe,
    () => store.selection().active.row,
    () => 0,
  );
  const setPageRows = useCallback(
    (rows: number) => {
      store.setPageRows(rows);
    },
    [store],
  );
  const { rowRef, window: shown } = useRowWindow(boxRef, rowCount, setPageRows);
  const onKeyDown = useGridKeyboard(store, readOnly, onHelp);
  const pointer = useGridPointer(store, boxRef);
  const clipboard = useGridClipboard(store);

  useEffect(
    () =>
      store.onFocusWanted(() => {
        if (boxRef.current) focusActiveCell(boxRef.current);
      }),
    [store],
  );
  useEffect(() => (onReport ? store.onReport(onReport) : undefined), [store, onReport]);

  useEffect(() => {
    let shown = store.pointOfView();
    return store.subscribe(() => {
      const point = store.pointOfView();
      if (point !== shown && boxRef.current) revealCell(boxRef.current, point);
      shown = point;
    });
  }, [store]);

  // A page that is left takes the open editor's text with it, so it goes to the store before.
  useEffect(() => {
    const commit = () => {
      store.commit();
    };
    window.addEventListener("pagehide", commit);
    return () => {
      window.removeEventListener("pagehide", commit);
      commit();
    };
  }, [store]);

  const { lead, columns } = layout;
  const frozen: Record<string, string> = {
    "--frozen": leadOffset(lead, lead.length),
    "--frozen-narrow": leadOffset(lead, 1),
  };
  return (
    <div
      ref={boxRef}
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={rowCount + 1}
      aria-colcount={lead.length + columns.length}
      aria-multiselectable="true"
      aria-readonly={readOnly || undefined}
      style={{ maxHeight, ...frozen }}
      className={classes(
        "relative isolate w-fit max-w-full overflow-auto rounded-md border border-line bg-panel shadow-card select-none",
        "scroll-pl-(--frozen-narrow) sm:scroll-pl-(--frozen)",
      )}
      onKeyDown={onKeyDown}
      onFocus={keepKeyboard}
      onBlur={releaseKeyboard}
      {...pointer}
      {...clipboard}
    >
      <GridHeader layout={layout} />
      <div ref={rowRef} aria-hidden="true" className="pointer-events-none absolute h-row w-px" />
      <div role="rowgroup" className="relative" style={{ height: `calc(var(--row) * ${String(rowCount)})` }}>
        {mountedRows(shown, activeRow).map((row) => (
          <GridRow key={row} store={store} row={row} layout={layout} />
        ))}
      </div>
    </div>
  );
}

/** While the grid has the keyboard, a cell that becomes active takes the focus. */
function keepKeyboard(event: FocusEvent<HTMLDivElement>): void {
  event.currentTarget.dataset["keyboard"] = "";
}

/** An editor that closes loses the focus to nothing; only another element takes the keyboard away. */
function releaseKeyboard(event: FocusEvent<HTMLDivElement>): void {
  const next = event.relatedTarget;
  if (next instanceof Node && !event.currentTarget.contains(next)) delete event.currentTarget.dataset["keyboard"];
}
