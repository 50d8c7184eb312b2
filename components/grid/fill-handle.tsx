"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent, type RefObject } from "react";
import { besideFilled, dragTo, fillFrom, type FilledBy } from "@/lib/grid/fill-handle";
import type { GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import { rangeOf, type CellRange } from "@/lib/grid/selection";
import type { FillMode } from "@/lib/grid/series";
import { classes } from "@/components/ui/classes";
import { followPointer } from "./drag";
import { widthOf, type DrawnLayout } from "./grid-layout";

interface FillHandleProps {
  store: GridStore;
  layout: DrawnLayout;
  boxRef: RefObject<HTMLDivElement | null>;
  geometryRef: RefObject<GridGeometry | null>;
}

/** The latest fill, whose mode the user can still change. */
interface Filled extends FilledBy {
  source: CellRange;
  target: CellRange;
  /** The store's version right after the fill; when the version changes, the choice of modes disappears. */
  version: number;
}

/**
 * The square at the corner of the selection. Dragging it fills further cells; a double click fills down as far as the
 * cells beside the selection are filled. Dragging it with a finger extends the selection instead, because touch screens
 * lack Shift. The keyboard has Ctrl+D and Ctrl+R, and sheets of values also have a menu above the grid.
 */
export function FillHandle({ store, layout, boxRef, geometryRef }: FillHandleProps) {
  const selection = useSyncExternalStore(store.subscribe, store.selection, store.selection);
  const editing = useSyncExternalStore(store.subscribe, store.editMode, store.editMode);
  const version = useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion);
  const [target, setTarget] = useState<CellRange | null>(null);
  const [filled, setFilled] = useState<Filled | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const fill = (source: CellRange, to: CellRange, wish?: FillMode | "other") => {
    const made = fillFrom(store, source, to, wish);
    setFilled({ ...made, source, target: to, version: store.getVersion() });
    store.focus();
  };

  const press = (event: PointerEvent) => {
    const box = boxRef.current;
    if (event.button !== 0 || !box) return;
    event.preventDefault();
    event.stopPropagation();
    const source = rangeOf(store.selection());
    const byFinger = event.pointerType === "touch";
    let to: CellRange | null = null;
    stop.current?.();
    stop.current = followPointer("pointer", {
      pointerId: event.pointerId,
      box,
      geometry: () => geometryRef.current,
      size: () => store.size,
      onCell: (cell) => {
        if (byFinger) store.extend(cell);
        else setTarget((to = dragTo(source, cell)));
      },
      onEnd: (end) => {
        setTarget(null);
        // Ctrl turns copying into a series and a series into copies, as in a spreadsheet.
        if (to && end) fill(source, to, end.ctrlKey || end.metaKey ? "other" : undefined);
      },
    });
  };
  const range = rangeOf(selection);
  if (store.size.rows === 0 || editing !== null) return null;
  const choosing = filled?.version === version && filled.modes.length > 1 ? filled : null;
  return (
    <>
      {target && <Outline range={target} layout={layout} />}
      <div
        aria-hidden="true"
        data-fill-handle=""
        style={cornerOf(range, layout)}
        onPointerDown={press}
        onMouseDown={(event) => {
          // The cell under the handle must not get the press, so that focus and selection stay.
          event.preventDefault();
          event.stopPropagation();
        }}
        onDoubleClick={(event) => {
          event.stopPropagation();
          const to = besideFilled(store);
          if (to) fill(range, to);
        }}
        className={classes(
          // The handle ends above the row's bottom line. Sticky row headers do not cover this line, so that a handle
          // scrolled behind them would show on it.
          "absolute z-6 -mt-2.25 -ml-2 size-2 cursor-crosshair touch-none border border-panel bg-accent",
          "after:absolute after:-top-1 after:right-0 after:bottom-0 after:-left-1",
          "pointer-coarse:-mt-3.75 pointer-coarse:-ml-3.5 pointer-coarse:size-3.5 pointer-coarse:rounded-full pointer-coarse:after:-top-2 pointer-coarse:after:-left-2",
        )}
      />
      {choosing && (
        <FillChoice
          filled={choosing}
          layout={layout}
          above={choosing.target.bottom === store.size.rows - 1}
          onChoose={(mode) => {
            // A fill that changed nothing is no step of undo: the latest step is an earlier edit.
            if (choosing.changed > 0) store.run({ type: "undo" });
            fill(choosing.source, choosing.target, mode);
          }}
        />
      )}
    </>
  );
}

interface FillChoiceProps {
  filled: Filled;
  layout: DrawnLayout;
  /** True to place the choice above the handle, as under the last row there is no room. */
  above: boolean;
  onChoose: (mode: FillMode) => void;
}

/** The modes of a fill to choose from, shown right after it. */
function FillChoice({ filled, layout, above, onChoose }: FillChoiceProps) {
  const t = useTranslations("grid.fill");
  return (
    <div
      role="group"
      aria-label={t("label")}
      style={cornerOf(filled.target, layout)}
      className={classes(
        "absolute z-6 flex -translate-x-full rounded border border-line bg-panel shadow-pop",
        above ? "-mt-3 -translate-y-full" : "mt-2",
      )}
    >
      {filled.modes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === filled.mode}
          onMouseDown={(event) => {
            // The focus stays in the cell.
            event.preventDefault();
            event.stopPropagation();
          }}
          onClick={() => {
            onChoose(mode);
          }}
          className={classes(
            "px-2 py-1 text-xs",
            mode === filled.mode ? "bg-accent-soft font-medium" : "hover:bg-hover",
          )}
        >
          {t(mode)}
        </button>
      ))}
    </div>
  );
}

function Outline({ range, layout }: { range: CellRange; layout: DrawnLayout }) {
  const { top, left, bottom, right } = range;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-6 border-2 border-dashed border-accent"
      style={{
        top: `calc(var(--row) * ${String(top + 1)})`,
        height: `calc(var(--row) * ${String(bottom - top + 1)})`,
        left: `calc(var(--frozen) + ${widthOf(layout, 0, left)})`,
        width: widthOf(layout, left, right + 1),
      }}
    />
  );
}

/** The lower right corner of a range; the header is one row high. */
function cornerOf({ bottom, right }: CellRange, layout: DrawnLayout) {
  return {
    top: `calc(var(--row) * ${String(bottom + 2)})`,
    left: `calc(var(--frozen) + ${widthOf(layout, 0, right + 1)})`,
  };
}
