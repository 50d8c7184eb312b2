/** "A 1 → A 2" for two different texts, with a dash for an empty one; else the only text. */
export function changedText(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined || before === after) return after ?? before ?? "";
  return `${before || "–"} → ${after || "–"}`;
}
