import type { ReactNode } from "react";

/** A column of cells; its place is that of its id in the model. */
export interface GridColumn {
  readonly id: string;
  readonly header: string;
  /** The header in full, for those who hear it: "January 2024" where "Jan" is shown. */
  readonly label: string;
  /** Texts begin at its start; numbers, which are usual, end at its end. */
  readonly align?: "start";
  /** CSS pixels, where it is to be another than the usual width. */
  readonly width?: number;
  /** Computed for the reader: a row with nothing else is empty. */
  readonly computed?: true;
}

/** A column before the cells that names or describes the rows. The first is the rows' header. */
export interface LeadColumn {
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
  /** Width of each column of cells that the user has not made wider or narrower: room for so many digits. */
  readonly digits: number;
  /** The last row has the sums of the others, and stays at the bottom when the grid is scrolled. */
  readonly hasSums?: true;
  /** Accessible name of a row. */
  readonly rowLabel: (rowId: string) => string;
}

/** Widths that the user gave columns, in CSS pixels by the columns' ids. */
export type OwnWidths = ReadonlyMap<string, number>;

/** The layout as it is drawn. */
export interface DrawnLayout extends GridLayout {
  /** Widths of the columns that the user has resized. */
  readonly own: OwnWidths;
}

/** With the widths that the user gave columns in place of their own. */
export function drawnLayout(layout: GridLayout, given: OwnWidths): DrawnLayout {
  const own = layout.columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width] as const]));
  return { ...layout, own: own.length === 0 ? given : new Map([...own, ...given]) };
}

/**
 * CSS width of a column with room for so many digits, a cell's padding, its line and three pixels more. It is in whole
 * pixels, or the cells in view would move by a fraction, and be painted anew, when a column before them is removed.
 */
export function usualWidth({ digits }: GridLayout): string {
  return `round(up, ${String(digits)}ch + 20px, 1px)`;
}

/** CSS left of a lead column that stays when the grid is scrolled sideways. */
export function leadOffset(lead: readonly LeadColumn[], index: number): string {
  const widths = lead.slice(0, index).map(({ width }) => width);
  return widths.length === 0 ? "0px" : `calc(${widths.join(" + ")})`;
}

/** On a narrow screen only the first lead column stays; the others scroll with the cells. */
export function leadClasses(index: number): string {
  return index === 0 ? "sticky z-10" : "sm:sticky sm:z-10";
}

/** CSS width of the columns from one up to, not including, another. */
export function widthOf({ columns, own }: DrawnLayout, from: number, to: number): string {
  let [usual, pixels] = [0, 0];
  for (let column = from; column < to; column++) {
    const width = own.size > 0 ? own.get(columns[column]!.id) : undefined;
    if (width === undefined) usual++;
    else pixels += width;
  }
  if (pixels === 0 && usual === 1) return "var(--cell)";
  return `calc(var(--cell) * ${String(usual)} + ${String(pixels)}px)`;
}
