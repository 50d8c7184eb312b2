import { memo } from "react";
import { mounted, type Span } from "@/lib/grid/window";
import { widthOf, type DrawnLayout } from "./grid-layout";

/** The lines between columns: one line of the grid's height is drawn faster than a border on each cell. */
export const ColumnLines = memo(function ColumnLines({ layout, span }: { layout: DrawnLayout; span: Span }) {
  return (
    <div aria-hidden="true" className="grid-lines">
      {mounted(span, -1).map((column, at) => (
        <i
          key={at}
          style={{ width: widthOf(layout, column, column + 1), marginLeft: at === 0 ? widthOf(layout, 0, column) : 0 }}
        />
      ))}
    </div>
  );
});
