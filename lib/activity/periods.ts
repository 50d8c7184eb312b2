/** A period as the interface writes it. */
export interface NamedPeriod {
  start: string;
  end: string;
}

export function isPeriod(value: unknown): value is NamedPeriod {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { start, end, ...others } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string" && Object.keys(others).length === 0;
}
