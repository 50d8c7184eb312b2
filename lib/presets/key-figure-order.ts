/** Shows a key figure last, or no longer shows it. */
export function withShown(ids: readonly string[], id: string, shown: boolean): string[] {
  const others = ids.filter((candidate) => candidate !== id);
  return shown ? [...others, id] : others;
}

/** Moves the key figure at `from` so that it stands at `to`; a place outside the list is its nearest end. */
export function withMoved(ids: readonly string[], from: number, to: number): string[] {
  const moved = ids[from];
  if (moved === undefined) return [...ids];
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved);
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** Shift of the row at `index` while the row at `from` is dragged over `to`: -1, 0 or 1 rows. */
export function shiftWhileDragging(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < index && index <= to) return -1;
  if (to <= index && index < from) return 1;
  return 0;
}
