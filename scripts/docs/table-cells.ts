/** The cells of a row of a table in Markdown that begins and ends with `|`. */
export function tableCells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}
