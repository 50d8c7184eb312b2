/** The levels that may create, change or hide a standard; each level inherits from the levels before it. */
const LEVELS = ["builtIn", "agency", "companyType", "company"] as const;
export type Level = (typeof LEVELS)[number];

/** The contents of one level by their ids; null hides what is inherited under an id. */
export type Layer<T> = ReadonlyMap<string, T | null>;
export type Layers<T> = Partial<Record<Level, Layer<T>>>;

export interface Resolved<T> {
  value: T;
  /** The level that defines the value. */
  level: Level;
}

/** The contents that apply: for each id, the last level that has a content or hides the id decides. */
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

/** The contents that would apply at a level without any of its own. */
export function resolveInherited<T>(layers: Layers<T>, level: Level): Map<string, Resolved<T>> {
  const levelsBefore = LEVELS.slice(0, LEVELS.indexOf(level));
  return resolveStandards(Object.fromEntries(levelsBefore.map((each) => [each, layers[each]])) as Layers<T>);
}

/** The change of a level for one id: sets a content, hides the inherited one, or removes the level's own entry. */
type Deviation<T> = { state: "set"; value: T } | { state: "hidden" } | { state: "inherited" };

/**
 * Returns the change of a level after which `wanted` (null for nothing) applies there. When it equals what the level
 * inherits, the level gets no entry of its own and follows later changes of the inherited content.
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
