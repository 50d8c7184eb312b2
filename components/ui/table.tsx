import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { classes } from "./classes";

interface TableProps {
  label: string;
  /** Number of all rows, if only some are rendered. */
  rowCount?: number;
  children: ReactNode;
  className?: string;
}

/** A panel with a table, which scrolls sideways if necessary. */
export function Table({ label, rowCount, children, className }: TableProps) {
  return (
    <div className={classes("relative overflow-x-auto rounded-lg border border-line bg-panel shadow-card", className)}>
      <table aria-label={label} aria-rowcount={rowCount} className="w-full border-collapse text-left">
        {children}
      </table>
    </div>
  );
}

interface CellLook {
  /** Right-aligned with tabular figures; the unit belongs in the header. */
  numeric?: boolean;
  /** Hides the column on a phone. */
  wideOnly?: boolean;
}

function cellClasses({ numeric, wideOnly }: CellLook, extra?: string): string {
  return classes("px-3 first:pl-4 last:pr-4", numeric && "numeric", wideOnly && "max-sm:hidden", extra);
}

export function Th({ numeric, wideOnly, className, ...rest }: CellLook & ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cellClasses({ numeric, wideOnly }, classes("h-9 text-xs font-medium text-ink-2", className))}
    />
  );
}

/** A cell at least as high as a row; it grows with its content, since the height of a table cell is a minimum. */
export function Td({ numeric, wideOnly, className, ...rest }: CellLook & TdHTMLAttributes<HTMLTableCellElement>) {
  return <td {...rest} className={cellClasses({ numeric, wideOnly }, classes("h-row", className))} />;
}

export function Tr({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...rest} className={classes("border-t border-line", className)} />;
}
