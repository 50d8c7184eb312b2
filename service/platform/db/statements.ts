import type { Db } from "./database";

/**
 * Builds a statement once per database, at its first use: building it with Drizzle took as long as running it.
 * It has no name in the database, for connections may be shared (ADR 0038); what differs from one run to the next are
 * placeholders.
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

/** The rows of a statement's result, which both drivers return in the same form under different types. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
