import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { Period } from "@/contract/period";
import { mapYielding, Yielder } from "../../platform/jobs/yielding";

/**
 * Items column by column: the distinct key figures, periods and dimensions, and for each item its index in them. This
 * takes a tenth of the size of the items' own JSON, as most items share these with others.
 */
export interface Columns {
  keyFigures: string[];
  periods: Period[];
  /** An empty text means no dimension. */
  dimensions: string[];
  keyFigure: number[];
  period: number[];
  dimension: number[];
  /** Null for a value that is cleared. */
  value: (number | null)[];
}

export async function columnsOf(items: readonly KeyFigureData[]): Promise<Columns> {
  const keyFigures = new Map<string, number>();
  const periods = new Map<string, number>();
  const dimensions = new Map<string, number>();
  const columns: Columns = {
    keyFigures: [],
    periods: [],
    dimensions: [],
    keyFigure: [],
    period: [],
    dimension: [],
    value: [],
  };
  const yielder = new Yielder();
  for (const { keyFigureInfoId, period, value, dimensionId = "" } of items) {
    if (yielder.countStep()) await yielder.yield();
    columns.keyFigure.push(indexOf(keyFigures, columns.keyFigures, keyFigureInfoId, keyFigureInfoId));
    columns.period.push(indexOf(periods, columns.periods, `${period.start} ${period.end}`, period));
    columns.dimension.push(indexOf(dimensions, columns.dimensions, dimensionId, dimensionId));
    columns.value.push(value);
  }
  return columns;
}

/** Converts columns back to items. `values` replaces the items' own values; then items with null are left out. */
export async function itemsOf(columns: Columns, values?: readonly (number | null)[]): Promise<KeyFigureData[]> {
  const items = await mapYielding(columns.value, (own, i): KeyFigureData | null => {
    const value = values ? (values[i] ?? null) : own;
    if (values && value === null) return null;
    const dimensionId = columns.dimensions[columns.dimension[i]!]!;
    return {
      keyFigureInfoId: columns.keyFigures[columns.keyFigure[i]!]!,
      period: columns.periods[columns.period[i]!]!,
      value,
      ...(dimensionId === "" ? {} : { dimensionId }),
    };
  });
  return items.filter((item) => item !== null);
}

/** The index of the first item that has the key of an earlier one, and the index of that one; null if there is none. */
export async function findRepeat({
  keyFigure,
  period,
  dimension,
  periods,
  dimensions,
}: Columns): Promise<[index: number, earlier: number] | null> {
  const indexByKey = new Map<number, number>();
  const yielder = new Yielder();
  for (let i = 0; i < keyFigure.length; i++) {
    if (yielder.countStep()) await yielder.yield();
    // Numeric keys make this fast for 100,000 items; none can reach 2^53.
    const key = (keyFigure[i]! * periods.length + period[i]!) * dimensions.length + dimension[i]!;
    const earlier = indexByKey.get(key);
    if (earlier !== undefined) return [i, earlier];
    indexByKey.set(key, i);
  }
  return null;
}

function indexOf<T>(indexes: Map<string, number>, distinct: T[], key: string, value: T): number {
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, distinct.length);
  distinct.push(value);
  return distinct.length - 1;
}

/**
 * The before and after of an audit entry for many items. `after` has their keys and new values, `before` only the old
 * values in the same order; null where an item has no value.
 */
interface PackedChange {
  before: { values: (number | null)[] };
  after: { columns: Columns };
}

export function packedChange(columns: Columns, before: (number | null)[]): PackedChange {
  return { before: { values: before }, after: { columns } };
}

/** The items before and after in an entry made by {@link packedChange}; null for another entry. */
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
