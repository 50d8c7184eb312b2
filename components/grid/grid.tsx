"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type FocusEvent } from "react";
import { flushSync } from "react-dom";
import type { GridStore } from "@/lib/grid/grid-store";
import { mounted, ROW_GROUPS, type Span } from "@/lib/grid/window";
import { onDemand } from "@/components/ui/on-demand";
import { focusActiveCell } from "./cell-position";
import { ColumnLines } from "./column-lines";
import { GridHeader } from "./grid-header";
import type { GridToolbox } from "./grid-toolbox";
import { drawnLayout, leadOffset, usualWidth, widthOf, type GridLayout, type ColumnWidths } from "./grid-layout";
import { GridRow } from "./grid-row";
import type { RowSlots } from "./row-slots";
import { useGridClipboard } from "./use-grid-clipboard";
import { useGridKeyboard } from "./use-grid-keyboard";
import { useGridPointer } from "./use-grid-pointer";
import { useGridView } from "./use-grid-view";

const GridTools = onDemand(() => import("./grid-tools").then((module) => module.GridTools));
const ReadingEcho = onDemand(() => import("./grid-tools").then((module) => module.ReadingEcho));

interface GridProps {
  store: GridStore;
  layout: GridLayout;
  /** Accessible name of the grid. */
  label: string;
  /** Id of an element that explains how to use the grid. */
  describedBy?: string;
  readOnly?: boolean;
  /** CSS length; a higher grid scrolls inside its box. */
  maxHeight: string;
  /** Called when "?" is pressed while no cell is edited: the key opens the help and does not begin a text. */
  onHelp?: () => void;
  /** Key for storing the column widths in this browser, unique for the user and the grid. */
  widthsName?: string;
}

/** A spreadsheet-like grid (ARIA grid pattern). Set a `key` that depends on the store if the store may change. */
export function Grid(props: GridProps) {
  const { store, layout, label, describedBy, readOnly = false, maxHeight, onHelp, widthsName } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const toolsRef = useRef<GridToolbox>({});
  const [userWidths, setUserWidths] = useState<ColumnWidths>(NO_WIDTHS);
  const drawn = useMemo(() => drawnLayout(layout, userWidths), [layout, userWidths]);
  const getRowCount = () => store.size.rows;
  const rowCount = useSyncExternalStore(store.subscribe, getRowCount, getRowCount);
  const getActiveRow = () => store.selection().active.row;
  const activeRow = useSyncExternalStore(store.subscribe, getActiveRow, getActiveRow);
  const view = useGridView(boxRef, store, rowCount, drawn);
  const { probeRef, geometryRef, rows, columnsByGroup, headers } = view;
  const [slots, setSlots] = useState<RowSlots>();
  const sumsAt = layout.hasSums ? rowCount - 1 : -1;
  const mountedRows = mounted(rows, activeRow).filter((row) => row !== sumsAt);
  const keyboard = useGridKeyboard(store, readOnly, onHelp);
  const pointer = useGridPointer(store, boxRef, toolsRef);
  const clipboard = useGridClipboard(toolsRef);
  const [wantsTools, setWantsTools] = useState(false);

  useEffect(
    () =>
      store.onFocusWanted(() => {
        if (boxRef.current) focusActiveCell(boxRef.current);
      }),
    [store],
  );
  // The tools are loaded after the first paint.
  useEffect(() => {
    const task = setTimeout(setWantsTools, TOOLS_AFTER, true);
    return () => {
      clearTimeout(task);
    };
  }, []);

  // The open editor's text would be lost with the page, so it is committed before the page is left.
  useEffect(() => {
    const commit = () => {
      // flushSync, because some pages store the change in an effect, which would otherwise run only after the page is
      // gone.
      flushSync(() => {
        store.commit();
      });
    };
    // Captured, so that the listeners that send or store the edits come after it.
    window.addEventListener("pagehide", commit, true);
    return () => {
      window.removeEventListener("pagehide", commit, true);
      store.commit();
    };
  }, [store]);

  // The key identifies the element and not the row, so that an element that shows another row reuses its cells.
  const drawRow = (key: number, row: number, span: Span, origin: number) => (
    <GridRow key={key} isSums={row === sumsAt} {...{ store, row, layout: drawn, span, origin }} />
  );
  const { lead, columns } = layout;
  // All lead columns are frozen on a wide screen, and only the first on a narrow one.
  const sizes: Record<string, string> = {
    "--cell": usualWidth(layout),
    "--frozen": leadOffset(lead, lead.length),
    "--frozen-narrow": leadOffset(lead, 1),
  };
  return (
    <>
      <div
        ref={boxRef}
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={rowCount + 1}
        aria-colcount={lead.length + columns.length}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        style={{ maxHeight, ...sizes }}
        className="grid-box"
        onFocus={keepKeyboard}
        onBlur={releaseKeyboard}
        {...keyboard}
        {...pointer}
        {...clipboard}
      >
        <div role="none" style={{ width: `calc(var(--frozen) + ${widthOf(drawn, 0, columns.length)})` }}>
          <GridHeader store={store} layout={drawn} span={headers} />
          <div role="rowgroup" className="relative" style={{ height: `calc(var(--row) * ${String(rowCount)})` }}>
            <ColumnLines layout={drawn} span={headers} />
            {slots
              ? slots
                  .assign(mountedRows, activeRow, view)
                  .map(({ slot, row, columns: span, origin }) => drawRow(slot, row, span, origin))
              : mountedRows.map((row) => drawRow(row, row, columnsByGroup[row % ROW_GROUPS]!, 0))}
            {sumsAt >= 0 && (
              <>
                {/* The height of the rows above; with a margin in its place the row could not be sticky. */}
                <div role="none" style={{ height: `calc(var(--row) * ${String(sumsAt)})` }} />
                {drawRow(-1, sumsAt, columnsByGroup[sumsAt % ROW_GROUPS]!, 0)}
              </>
            )}
          </div>
        </div>
        <div ref={probeRef} aria-hidden="true" className="grid-probe">
          <i className="h-row" />
          <i className="w-(--cell)" />
          <i className="w-(--frozen-narrow) sm:w-(--frozen)" />
          <i className="w-(--frozen)" />
        </div>
        {wantsTools && (
          <GridTools
            store={store}
            layout={drawn}
            boxRef={boxRef}
            geometryRef={geometryRef}
            toolsRef={toolsRef}
            givenWidths={userWidths}
            onWidths={setUserWidths}
            onSlots={setSlots}
            readOnly={readOnly}
            widthsName={widthsName}
          />
        )}
      </div>
      {/* Not in the grid: ARIA does not allow a status there. */}
      {wantsTools && <ReadingEcho store={store} boxRef={boxRef} />}
    </>
  );
}

/** Milliseconds between mounting the grid and loading its tools. */
const TOOLS_AFTER = 50;
const NO_WIDTHS: ColumnWidths = new Map();

/** Marks the grid as focused; while it is marked, a cell that becomes active takes the focus. */
function keepKeyboard(event: FocusEvent<HTMLDivElement>): void {
  event.currentTarget.dataset["keyboard"] = "";
}

/**
 * Removes the mark when an element outside the grid gets the focus. A blur without a relatedTarget, such as that of a
 * closing editor, keeps it.
 */
function releaseKeyboard(event: FocusEvent<HTMLDivElement>): void {
  const next = event.relatedTarget;
  if (next instanceof Node && !event.currentTarget.contains(next)) delete event.currentTarget.dataset["keyboard"];
}
