"use client";

import type { HTMLAttributes, ReactNode } from "react";
import { useWindowedRows, type TallRows } from "./use-windowed-rows";

interface WindowedBodyProps<Row> extends Omit<HTMLAttributes<HTMLTableSectionElement>, "children"> {
  rows: readonly Row[];
  /** Rows that are taller than the rest. */
  tall?: TallRows;
  /** Renders a row; `index` is its place among all rows, from 0. */
  children: (row: Row, index: number) => ReactNode;
}

/** Renders only the rows in view, as there may be ten thousand; two empty rows have the height of the others. */
export function WindowedBody<Row>({ rows, tall, children, ...rest }: WindowedBodyProps<Row>) {
  const { ref, first, end, above, below } = useWindowedRows<HTMLTableSectionElement>(rows.length, tall);
  return (
    <tbody ref={ref} {...rest}>
      {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
      {rows.slice(first, end).map((row, i) => children(row, first + i))}
      {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
    </tbody>
  );
}
