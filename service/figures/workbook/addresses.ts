/** A position in a sheet; rows and columns are counted from 0. */
interface Position {
  row: number;
  column: number;
}

/** Returns the address of a cell, such as D12. */
export function address({ row, column }: Position): string {
  return `${columnName(column)}${row + 1}`;
}

/** Returns the address of a block of cells, from one corner to the other. */
export function block(from: Position, to: Position): string {
  return from.row === to.row && from.column === to.column ? address(from) : `${address(from)}:${address(to)}`;
}

/** Returns an address in another sheet. */
export function inSheet(sheet: string, cells: string): string {
  return `'${sheet.replaceAll("'", "''")}'!${cells}`;
}

/** Groups consecutive numbers into runs of first and last number. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

function columnName(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnName(before - 1) : "") + String.fromCodePoint(65 + (column % 26));
}
