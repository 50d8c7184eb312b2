import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { itemsOf, type Columns } from "./columns";

/** An audit entry's before and after for many items: the keys once, and the values of either side in their order. */
interface PackedChange {
  before: { values: (number | null)[] };
  after: { columns: Columns };
}

export function packedChange(columns: Columns, before: (number | null)[]): PackedChange {
  return { before: { values: before }, after: { columns } };
}

/** The items before and after of an entry that {@link packedChange} has made, or null when it is another one. */
export async function unpackedChange(
  before: unknown,
  after: unknown,
): Promise<{ before: KeyFigureData[]; after: KeyFigureData[] } | null> {
  if (!isPacked(before, after)) return null;
  const { columns } = after as PackedChange["after"];
  return { before: await itemsOf(columns, (before as PackedChange["before"]).values), after: await itemsOf(columns) };
}

function isPacked(before: unknown, after: unknown): boolean {
  return has(before, "values") && has(after, "columns");
}

function has(value: unknown, member: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, member);
}
