import { nameCollator } from "@/lib/i18n/name-collator";
import type { ValueAddress } from "./value-address";

interface ObjectCount {
  /** Id of a dimension object. */
  readonly id: string;
  /** Number of values in the year. */
  readonly values: number;
}

/** The dimension objects that a year's values are of, in numeric order: 1_9 before 1_20. */
export function countsByObject(addresses: readonly ValueAddress[], culture: string): ObjectCount[] {
  const { compare } = nameCollator(culture);
  const values = new Map<string, number>();
  for (const { dimensionId } of addresses)
    if (dimensionId !== undefined) values.set(dimensionId, (values.get(dimensionId) ?? 0) + 1);
  return [...values].map(([id, count]) => ({ id, values: count })).sort((a, b) => compare(a.id, b.id));
}
