"use client";

import { useState, type FocusEvent, type HTMLAttributes, type ReactNode } from "react";
import { NO_TALL_ROWS, offsetOf, useWindowedRows, type TallRows } from "./use-windowed-rows";

interface WindowedBodyProps<Row> extends Omit<
  HTMLAttributes<HTMLTableSectionElement>,
  "children" | "onFocus" | "onBlur"
> {
  rows: readonly Row[];
  /** Rows that are taller than the rest. */
  tall?: TallRows;
  /** The key of a row, the same for as long as it is in the list. */
  keyOf: (row: Row) => string;
  /** Renders a row as one element with a key; `index` is its place among all rows, from 0. */
  children: (row: Row, index: number) => ReactNode;
}

/** Rows from `first` up to, not including, `end`. */
interface Range {
  first: number;
  end: number;
}

/** Number of rows kept on each side of the focused one: arrow keys pass over details and headings. */
const NEIGHBOURS = 3;

/**
 * Renders only the rows in view, as there may be ten thousand, and empty rows with the height of the omitted ones. The
 * row with the focus is rendered even out of view, because the focus would go to the page's body otherwise.
 */
export function WindowedBody<Row>({ rows, tall = NO_TALL_ROWS, keyOf, children, ...rest }: WindowedBodyProps<Row>) {
  const { ref, first, end, row: height } = useWindowedRows<HTMLTableSectionElement>(rows.length, tall);
  const [focused, setFocused] = useState<{ key: string; index: number } | null>(null);
  const at = focused === null ? -1 : indexOf(rows, focused, keyOf);
  // With its neighbours, which the arrow keys go to.
  const kept = at < 0 ? { first, end } : { first: at - NEIGHBOURS, end: at + NEIGHBOURS + 1 };
  const before: Range = {
    first: Math.max(0, Math.min(kept.first, first)),
    end: Math.max(0, Math.min(kept.end, first)),
  };
  const after: Range = {
    first: Math.min(rows.length, Math.max(kept.first, end)),
    end: Math.min(rows.length, Math.max(kept.end, end)),
  };
  const ranges = [before, { first, end }, after].filter((range) => range.first < range.end);
  const indexes = ranges.flatMap((range) => Array.from(rows.slice(range.first, range.end), (_, i) => range.first + i));
  /** An empty row in place of the rows of the range. The space before the key keeps it unlike the keys of rows. */
  const spacer = (key: string, range: Range) => {
    const space = offsetOf(range.end, height, tall) - offsetOf(range.first, height, tall);
    return space > 0 && <tr key={` ${key}`} aria-hidden="true" style={{ height: space }} />;
  };
  const render = (range: Range) => rows.slice(range.first, range.end).map((row, i) => children(row, range.first + i));
  const noteFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    const rendered = [...currentTarget.querySelectorAll(":scope > :not([aria-hidden])")];
    const index = indexes[rendered.findIndex((row) => row.contains(target))];
    setFocused(index === undefined ? null : { key: keyOf(rows[index]!), index });
  };
  const noteBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Another window has the focus for a while, or another row gets it.
    if (!document.hasFocus() || currentTarget.contains(relatedTarget)) return;
    setFocused(null);
  };
  const hasBefore = before.first < before.end;
  const hasAfter = after.first < after.end;
  return (
    <tbody ref={ref} {...rest} onFocus={noteFocus} onBlur={noteBlur}>
      {/* One list, so that scrolling keeps the order of keys: an element that moves in the page loses the focus. */}
      {[
        spacer("above", { first: 0, end: hasBefore ? before.first : first }),
        ...render(before),
        hasBefore && spacer("after the focus", { first: before.end, end: first }),
        ...render({ first, end }),
        hasAfter && spacer("before the focus", { first: end, end: after.first }),
        ...render(after),
        spacer("below", { first: hasAfter ? after.end : end, end: rows.length }),
      ]}
    </tbody>
  );
}

/** The index of a row that may have moved since it got the focus; -1 when it has left the list. */
function indexOf<Row>(
  rows: readonly Row[],
  { key, index }: { key: string; index: number },
  keyOf: (row: Row) => string,
): number {
  const row = rows[index];
  return row !== undefined && keyOf(row) === key ? index : rows.findIndex((one) => keyOf(one) === key);
}
