"use client";

import { memo } from "react";
import { classes } from "../ui/classes";
import { leadClasses, leadOffset, type GridLayout } from "./grid-layout";

/** The row of headers, which stays when the grid is scrolled down. */
export const GridHeader = memo(function GridHeader({ layout: { lead, columns, cellWidth } }: { layout: GridLayout }) {
  const cell = "h-row shrink-0 truncate border-r border-b border-line bg-panel px-2.5 leading-(--row) text-ink-2";
  // Widths may be in ch: the cells of header and body need the same font, so the small one is inside.
  const text = "text-xs font-medium";
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-20 flex w-max">
      {lead.map(({ id, header, width, align }, index) => (
        <div
          key={id}
          role="columnheader"
          aria-colindex={index + 1}
          style={{ width, left: leadOffset(lead, index) }}
          className={classes(cell, align === "end" && "text-right", leadClasses(index))}
        >
          <span className={text}>{header}</span>
        </div>
      ))}
      {columns.map(({ id, header, label }, column) => (
        <div
          key={id}
          role="columnheader"
          aria-colindex={lead.length + column + 1}
          aria-label={label}
          title={label}
          data-column-header={column}
          style={{ width: cellWidth }}
          className={classes(cell, "text-right")}
        >
          <span className={text}>{header}</span>
        </div>
      ))}
    </div>
  );
});
