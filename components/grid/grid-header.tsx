"use client";

import { memo, useSyncExternalStore } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { mounted, type Span } from "@/lib/grid/window";
import { classes } from "@/components/ui/classes";
import { leadClasses, leadOffset, widthOf, type DrawnLayout } from "./grid-layout";

interface GridHeaderProps {
  store: GridStore;
  layout: DrawnLayout;
  span: Span;
}

/** The row of headers, which stays in view when the grid is scrolled down. */
export const GridHeader = memo(function GridHeader({ store, layout, span }: GridHeaderProps) {
  const { lead, columns } = layout;
  // The active cell is always mounted, and screen readers need its header even if it is out of view.
  const getFarColumn = () => {
    const { column } = store.selection().active;
    return column < columns.length && (column < span.first || column > span.last) ? column : -1;
  };
  const farColumn = useSyncExternalStore(store.subscribe, getFarColumn, getFarColumn);
  const shown = mounted(span, farColumn);
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-20 flex">
      {lead.map(({ id, header, width, align }, index) => (
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 1}
          style={{ width, left: leadOffset(lead, index) }}
          className={classes("grid-heading", align === "end" && "text-right", leadClasses(index))}
        >
          <span>{header}</span>
        </div>
      ))}
      {shown.map((column, at) => {
        const { id, header, label, align } = columns[column]!;
        const next = at === 0 ? 0 : shown[at - 1]! + 1;
        return (
          <div
            key={id}
            role="columnheader"
            aria-colindex={lead.length + column + 1}
            aria-label={label}
            title={label}
            data-column-header={column}
            style={{
              width: widthOf(layout, column, column + 1),
              marginLeft: column > next ? widthOf(layout, next, column) : undefined,
            }}
            className={classes("grid-heading relative", !align && "text-right")}
          >
            <span>{header}</span>
            <div data-column-edge={column} className="grid-column-edge" />
          </div>
        );
      })}
    </div>
  );
});
