/** "A 1 → A 2" for texts that differ, with a dash in place of an empty one; else the text. */
export function changedText(before: string | undefined, after: string | undefined): string {
  if (before === undefined || after === undefined || before === after) return after ?? before ?? "";
  return `${before || "–"} → ${after || "–"}`;
}
