/** A text that is the same for equal values in any order of members; -0, NaN and the infinities stay distinct. */
export function canonical(value: unknown): string {
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value as Record<string, unknown>).filter(([, member]) => member !== undefined);
    const written = members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${written.sort().join(",")}}`;
  }
  return value === undefined ? "nothing" : JSON.stringify(value);
}

/** Orders texts by code points, where `<` would order them by UTF-16 code units. */
export function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
