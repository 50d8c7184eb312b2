/** Columns whose widths are kept of one grid: the last ones that were changed. */
const MAX_COLUMNS = 200;

/** Widths of columns that a user has chosen, in CSS pixels by the columns' ids. Without storage: none. */
export function readWidths(name: string): ReadonlyMap<string, number> {
  try {
    const widths: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "[]");
    return new Map(Array.isArray(widths) ? widths.filter(isWidth) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the widths in this browser; forgets the grid when there are none. */
export function writeWidths(name: string, widths: ReadonlyMap<string, number>): void {
  try {
    if (widths.size === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify([...widths].slice(-MAX_COLUMNS)));
  } catch {
    // Without storage, or when it is full, they last as long as the page.
  }
}

function keyOf(name: string): string {
  return `nyckeltal.widths.${name}`;
}

function isWidth(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number" && entry[1] > 0;
}
