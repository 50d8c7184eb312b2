/** The levels at which a thing may be made, changed or hidden: each one inherits from those before it. */
export const LEVELS = ["program", "agency", "companyType", "company"] as const;
export type Level = (typeof LEVELS)[number];

/** The contents of one level by their ids; null hides what is inherited under an id. */
export type Layer<T> = ReadonlyMap<string, T | null>;
export type Layers<T> = Partial<Record<Level, Layer<T>>>;

export interface Resolved<T> {
  value: T;
  /** The level that the value is of. */
  level: Level;
}

/** The contents that hold: of each id the content of the last level that says anything of it, unless that hides it. */
export function resolveStandards<T>(layers: Layers<T>): Map<string, Resolved<T>> {
  const resolved = new Map<string, Resolved<T>>();
  for (const level of LEVELS) {
    for (const [id, value] of layers[level] ?? []) {
      if (value === null) resolved.delete(id);
      else resolved.set(id, { value, level });
    }
  }
  return resolved;
}

/** The contents that a level would have if it said nothing itself. */
export function resolveInherited<T>(layers: Layers<T>, level: Level): Map<string, Resolved<T>> {
  const below = LEVELS.slice(0, LEVELS.indexOf(level));
  return resolveStandards(Object.fromEntries(below.map((each) => [each, layers[each]])) as Layers<T>);
}

/** The change that makes a level say `value` of an id. */
export type Deviation<T> = { state: "set"; value: T } | { state: "hidden" } | { state: "inherited" };

/**
 * The change of a level after which `wanted` holds there under an id; null for nothing. A level that wants what it
 * inherits says nothing of its own, and follows what it inherits from then on.
 */
export function deviationFor<T>(
  inherited: T | undefined,
  wanted: T | null,
  isSame: (one: T, other: T) => boolean,
): Deviation<T> {
  if (wanted === null) return inherited === undefined ? { state: "inherited" } : { state: "hidden" };
  if (inherited !== undefined && isSame(wanted, inherited)) return { state: "inherited" };
  return { state: "set", value: wanted };
}
