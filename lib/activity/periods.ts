import type { Period } from "@/contract/period";

/** True for an object of a start and an end alone; a fiscal year, for instance, has more members. */
export function isPeriod(value: unknown): value is Period {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { start, end, ...others } = value as Record<string, unknown>;
  return typeof start === "string" && typeof end === "string" && Object.keys(others).length === 0;
}
