import { cellAddress } from "./workbook";

/** A sum of amounts in one column, rounded to hundredths, since sums of doubles are not exact. Rows count from 0. */
export function sumOfRows(rows: readonly number[], column: number): string {
  return sumOf(runsOf(rows).map(([first, last]) => rangeOf(cellAddress(first, column), cellAddress(last, column))));
}

/** A sum of amounts in one row, rounded in the same way. Rows and columns count from 0. */
export function sumOfColumns(row: number, columns: readonly number[]): string {
  return sumOf(runsOf(columns).map(([first, last]) => rangeOf(cellAddress(row, first), cellAddress(row, last))));
}

function sumOf(terms: readonly string[]): string {
  return `ROUND(SUM(${terms.join(",")}),2)`;
}

function rangeOf(first: string, last: string): string {
  return first === last ? first : `${first}:${last}`;
}

/** Joins consecutive places to ranges, since a function takes no more than 255 arguments. The places are sorted. */
function runsOf(places: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run?.[1] === place - 1) run[1] = place;
    else runs.push([place, place]);
  }
  return runs;
}
