/** Adds a key figure at the end, or removes it. */
export function withShown(ids: readonly string[], id: string, shown: boolean): string[] {
  const others = ids.filter((candidate) => candidate !== id);
  return shown ? [...others, id] : others;
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
