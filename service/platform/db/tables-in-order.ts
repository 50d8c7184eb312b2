import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema";

/** Returns all tables of the schema; each comes after the tables that its foreign keys refer to. */
export function tablesInOrder(): PgTable[] {
  const tables = Object.values<unknown>(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));
  const ordered = new Set<PgTable>();
  while (ordered.size < tables.length) {
    const next = tables.find((table) => {
      const targets = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      return !ordered.has(table) && targets.every((target) => target === table || ordered.has(target));
    });
    if (!next) throw new Error("the tables refer to each other in a circle");
    ordered.add(next);
  }
  return [...ordered];
}
