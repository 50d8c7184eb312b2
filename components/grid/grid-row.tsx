"use client";

import { memo, useCallback, useSyncExternalStore } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { mounted, type Span } from "@/lib/grid/window";
import { classes } from "../ui/classes";
import { GridCell } from "./grid-cell";
import { leadClasses, leadOffset, widthOf, type DrawnLayout } from "./grid-layout";

interface GridRowProps {
  store: GridStore;
  row: number;
  layout: DrawnLayout;
  span: Span;
}

/** One row; it renders when its own snapshot changes and not when another row does. */
export const GridRow = memo(function GridRow({ store, row, layout, span }: GridRowProps) {
  const getSnapshot = useCallback(() => store.rowSnapshot(row), [store, row]);
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot);
  const { rowId, cells, active, editing, selectedFrom, selectedTo } = snapshot;
  const { lead, columns } = layout;
  const rowLabel = layout.rowLabel(rowId);
  const shown = mounted(span, active);

  return (
    // The header is row 1. What is being edited may stand out over the rows below.
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes("absolute left-0 flex w-full", editing !== null && "z-5")}
      style={{ top: `calc(var(--row) * ${String(row)})` }}
    >
      {lead.map(({ id, width, align, cell }, index) => (
        <div
          key={id}
          role={index === 0 ? "rowheader" : "gridcell"}
          aria-colindex={index + 1}
          data-row-header={index === 0 ? row : undefined}
          title={index === 0 ? rowLabel : undefined}
          style={{ width, left: leadOffset(lead, index) }}
          className={classes(
            "h-row shrink-0 truncate border-r border-b border-line bg-panel px-2.5 leading-(--row)",
            index === 0 ? "font-medium" : "text-ink-2",
            align === "end" && "text-right",
            leadClasses(index),
          )}
        >
          {cell(rowId)}
        </div>
      ))}
      {shown.map((column, at) => {
        const view = cells.view(column);
        const before = at === 0 ? 0 : shown[at - 1]! + 1;
        return (
          view && (
            <GridCell
              key={columns[column]!.id}
              store={store}
              row={row}
              column={column}
              columnIndex={lead.length + column + 1}
              label={`${rowLabel}, ${columns[column]!.label}`}
              text={view.text}
              state={view.state}
              note={view.note}
              readOnly={view.readOnly}
              selected={column >= selectedFrom && column <= selectedTo}
              active={column === active}
              editing={column === active && editing !== null}
              width={widthOf(layout, column, column + 1)}
              gap={column > before ? widthOf(layout, before, column) : undefined}
            />
          )
        );
      })}
    </div>
  );
});
