import type { Db } from "./database";

/**
 * Builds a statement once per database, at its first use: building it with Drizzle takes as long as running it.
 * The statement has no name in the database, because a pooler may run it in another session each time (ADR 0065). Use
 * placeholders for values that differ between runs.
 */
export function prepareOnce<Statement>(
  build: (db: Db) => { prepare: (name: string) => Statement },
): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const found = built.get(db) ?? build(db).prepare("");
    built.set(db, found);
    return found;
  };
}

/** Returns the rows of a result, which both drivers return in the same form under different types. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
