/** Maximum number of stored column widths of one grid, for all years together; the oldest are dropped. */
const MAX_WIDTHS = 200;

/** Column widths that the user has chosen, in CSS pixels by column id. */
export function readWidths(name: string): ReadonlyMap<string, number> {
  try {
    const widths: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "[]");
    return new Map(Array.isArray(widths) ? widths.filter(isWidth) : []);
  } catch {
    return new Map();
  }
}

/** Stores the widths in this browser, or deletes the entry when there are none. */
export function writeWidths(name: string, widths: ReadonlyMap<string, number>): void {
  try {
    if (widths.size === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify([...widths].slice(-MAX_WIDTHS)));
  } catch {
    // Storage is missing or full: the widths last as long as the page.
  }
}

function keyOf(name: string): string {
  return `nyckeltal.widths.${name}`;
}

function isWidth(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number" && entry[1] > 0;
}
