import type { ReactNode } from "react";

/** A column of cells. A layout has the columns in the order of the ids in the model. */
export interface GridColumn {
  readonly id: string;
  readonly header: string;
  /** The full header for screen readers, the tooltip and print, such as "January 2024" where "Jan" is shown. */
  readonly label: string;
  /** "start" for texts; numbers, the default, are aligned at the end. */
  readonly align?: "start";
  /** Width in CSS pixels, if it differs from the usual one. */
  readonly width?: number;
  /** The values are computed, so a row without other values counts as empty. */
  readonly computed?: true;
}

/** A column before the cells that names or describes the rows. The first one contains the row headers. */
interface LeadColumn {
  readonly id: string;
  readonly header: string;
  /** A CSS length. */
  readonly width: string;
  readonly align: "start" | "end";
  readonly cell: (rowId: string) => ReactNode;
}

export interface GridLayout {
  readonly lead: readonly LeadColumn[];
  readonly columns: readonly GridColumn[];
  /** The usual width of a column, in digits that it has room for. */
  readonly digits: number;
  /** The last row has the sums of the others, and sticks to the bottom when the grid is scrolled. */
  readonly hasSums?: true;
  /** Name of a row: the tooltip of its header, and part of the accessible name of its cells' editor. */
  readonly rowLabel: (rowId: string) => string;
}

/** Widths that differ from the usual one, in CSS pixels by column id. */
export type ColumnWidths = ReadonlyMap<string, number>;

/** A layout with the actual widths of its columns. */
export interface DrawnLayout extends GridLayout {
  /** Widths of columns that have one of their own, by the layout or by the user. */
  readonly own: ColumnWidths;
}

/** Adds the widths set by the user (`given`), which take precedence over those of the layout. */
export function drawnLayout(layout: GridLayout, given: ColumnWidths): DrawnLayout {
  const own = layout.columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width] as const]));
  return { ...layout, own: own.length === 0 ? given : new Map([...own, ...given]) };
}

/**
 * CSS width of a column with room for the digits, a cell's padding, its line and three spare pixels. It is in whole
 * pixels, or the cells in view would move by a fraction, and be painted anew, when a cell before them is unmounted.
 */
export function usualWidth({ digits }: GridLayout): string {
  return `round(up, ${String(digits)}ch + 20px, 1px)`;
}

/** CSS width of the lead columns before `index`: the `left` at which the next one sticks during sideways scrolling. */
export function leadOffset(lead: readonly LeadColumn[], index: number): string {
  const widths = lead.slice(0, index).map(({ width }) => width);
  return widths.length === 0 ? "0px" : `calc(${widths.join(" + ")})`;
}

/** On a narrow screen only the first lead column is sticky; the others scroll with the cells. */
export function leadClasses(index: number): string {
  return index === 0 ? "sticky z-10" : "sm:sticky sm:z-10";
}

/** CSS width of the columns from `from` up to, not including, `to`. */
export function widthOf({ columns, own }: DrawnLayout, from: number, to: number): string {
  let usual = 0;
  let pixels = 0;
  for (let column = from; column < to; column++) {
    const width = own.size > 0 ? own.get(columns[column]!.id) : undefined;
    if (width === undefined) usual++;
    else pixels += width;
  }
  if (pixels === 0 && usual === 1) return "var(--cell)";
  return `calc(var(--cell) * ${String(usual)} + ${String(pixels)}px)`;
}
