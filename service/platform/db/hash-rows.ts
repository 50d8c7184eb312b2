import { sql, type SQL } from "drizzle-orm";

/**
 * SQL for a hash of a row. PostgreSQL takes 0 for a null and the seed for empty JSON, so with a seed of 0 a row would
 * have the same hash with either.
 */
export function hashOfRow(row: SQL): SQL {
  return sql`hash_record_extended(${row}, 1)`;
}

/** SQL for a text that changes with the set of selected rows. They must be distinct: equal ones cancel each other. */
export function hashOfRows(row: SQL): SQL<string> {
  return sql<string>`concat(count(*), ' ', bit_xor(${hashOfRow(row)}))`;
}
