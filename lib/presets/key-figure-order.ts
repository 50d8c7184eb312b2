/** Shows a key figure last, or no longer shows it. */
export function withShown(ids: readonly string[], id: string, shown: boolean): string[] {
  const others = ids.filter((candidate) => candidate !== id);
  return shown ? [...others, id] : others;
}

export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
