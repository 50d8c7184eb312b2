"use client";

import { Fragment, memo, useCallback, useLayoutEffect, useRef, useSyncExternalStore, type ReactElement } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { mounted, type Span } from "@/lib/grid/window";
import { classes } from "@/components/ui/classes";
import { CellEditor } from "./cell-editor";
import { drawCell } from "./grid-cell";
import { leadClasses, leadOffset, widthOf, type DrawnLayout } from "./grid-layout";

interface GridRowProps {
  store: GridStore;
  row: number;
  layout: DrawnLayout;
  span: Span;
  /** Column whose cell has React key 0; see `Slot` in row-slots.ts. */
  origin: number;
  /** True for the row of sums, which sticks to the bottom. */
  isSums: boolean;
}

/** One row; it renders when its own snapshot changes and not when another row does. */
export const GridRow = memo(function GridRow({ store, row, layout, span, origin, isSums }: GridRowProps) {
  const getSnapshot = useCallback(() => store.rowSnapshot(row), [store, row]);
  const snapshot = useSyncExternalStore(store.subscribe, getSnapshot, getSnapshot);
  const { rowId, cells, active, editing, selectedFrom, selectedTo } = snapshot;
  const { lead, columns, own } = layout;
  const rowLabel = layout.rowLabel(rowId);
  const ref = useRef<HTMLDivElement>(null);

  // While the grid is marked as focused (`data-keyboard`), the active cell itself has the focus: screen readers follow
  // that better than `aria-activedescendant`.
  useLayoutEffect(() => {
    const element = ref.current;
    if (active === -1 || editing !== null || !element?.closest("[data-keyboard]")) return;
    element.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
  }, [active, editing]);

  const shown = mounted(span, active);
  const first = shown[0] ?? 0;
  const drawn: ReactElement[] = [];
  let next = first;
  for (const column of shown) {
    const view = cells.view(column);
    if (!view) continue;
    const { id, label, align } = columns[column]!;
    const isEdited = column === active && editing !== null;
    const width = own.has(id) ? widthOf(layout, column, column + 1) : undefined;
    drawn.push(
      drawCell(view, {
        column,
        key: column - origin,
        columnIndex: lead.length + column + 1,
        selected: column >= selectedFrom && column <= selectedTo,
        active: column === active,
        width,
        align,
        isCut: width !== undefined || view.width > layout.digits,
        gap: column > next ? widthOf(layout, next, column) : undefined,
        editor: isEdited ? <CellEditor store={store} label={`${rowLabel}, ${label}`} /> : null,
      }),
    );
    next = column + 1;
  }

  return (
    // The header is row 1.
    <div
      ref={ref}
      role="row"
      aria-rowindex={row + 2}
      className={isSums ? "grid-body-row grid-sums" : "grid-body-row"}
      style={isSums ? undefined : { top: `calc(var(--row) * ${String(row)})` }}
    >
      {lead.map(({ id, width, align, cell }, index) => (
        <div
          key={id}
          role={index === 0 ? "rowheader" : "gridcell"}
          aria-colindex={index + 1}
          data-row-header={row}
          title={index === 0 ? rowLabel : undefined}
          style={{ width, left: leadOffset(lead, index) }}
          className={classes(
            "grid-heading",
            index === 0 ? "font-medium" : "text-ink-2",
            align === "end" && "text-right",
            leadClasses(index),
          )}
        >
          {/* Elements are reused for other rows; the key makes React create the header's content anew for each row. */}
          <Fragment key={rowId}>{cell(rowId)}</Fragment>
        </div>
      ))}
      {/* The editor may extend over the rows below. */}
      <div
        role="none"
        data-row={row}
        className={classes("grid-row-cells", editing !== null && "z-5")}
        style={first > 0 ? { marginLeft: widthOf(layout, 0, first) } : undefined}
      >
        {drawn}
      </div>
    </div>
  );
});
