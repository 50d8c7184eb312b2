/** Moves the item at index `from` to index `to`, which is limited to the ends of the list. */
export function withMoved<T>(items: readonly T[], from: number, to: number): T[] {
  if (items[from] === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, items[from]);
}

/** Shift of the row at `index` while the row at `from` is dragged over `to`: -1, 0 or 1 rows. */
export function shiftWhileDragging(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < index && index <= to) return -1;
  if (to <= index && index < from) return 1;
  return 0;
}
