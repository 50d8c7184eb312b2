"use client";

import { memo, useCallback, useSyncExternalStore } from "react";
import { classes } from "../ui/classes";
import type { GridStore } from "@/lib/grid/grid-store";
import { GridCell } from "./grid-cell";
import { leadClasses, leadOffset, type GridLayout } from "./grid-layout";

interface GridRowProps {
  store: GridStore;
  row: number;
  layout: GridLayout;
}

/** One row; it renders when its own snapshot changes and not when another row does. */
export const GridRow = memo(function GridRow({ store, row, layout }: GridRowProps) {
  const getSnapshot = useCallback(() => store.rowSnapshot(row), [store, row]);
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot);
  const { rowId, cells, active, editing, selectedFrom, selectedTo } = snapshot;
  const { lead, columns } = layout;
  const rowLabel = layout.rowLabel(rowId);

  return (
    // The header is row 1.
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute left-0 flex"
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
      {columns.map(({ id, label }, column) => {
        const view = cells[column];
        return (
          view && (
            <GridCell
              key={id}
              store={store}
              row={row}
              column={column}
              columnIndex={lead.length + column + 1}
              label={`${rowLabel}, ${label}`}
              text={view.text}
              state={view.state}
              note={view.note}
              selected={column >= selectedFrom && column <= selectedTo}
              active={column === active}
              editing={column === active && editing !== null}
              width={layout.cellWidth}
            />
          )
        );
      })}
    </div>
  );
});
