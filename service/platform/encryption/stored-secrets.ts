import { sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/statements";
import { isSealed, keyIdOf, type Keyring, type ValueLocation } from "./keyring";

/** The columns with sealed values, each with a column whose values are unique in its table. */
const SEALED_COLUMNS = [
  { table: "second_factor", column: "secret", key: "user_name" },
  { table: "setting", column: "value", key: "key" },
  { table: "mail", column: "link", key: "id" },
] as const;

/** The value of a column of secrets: sealed, or clear text from an earlier version. */
export interface StoredSecret {
  location: ValueLocation;
  value: string;
}

/** Returns the location of the secret of an authenticator. */
export function secondFactorLocation(userName: string): ValueLocation {
  return { table: "second_factor", column: "secret", key: userName };
}

/** Returns the location of a setting of the installation. */
export function settingLocation(key: string): ValueLocation {
  return { table: "setting", column: "value", key };
}

/** Returns the location of the link in a mail. */
export function mailLinkLocation(id: string): ValueLocation {
  return { table: "mail", column: "link", key: id };
}

export function isMailLink({ location }: StoredSecret): boolean {
  return location.table === "mail";
}

export function isSecondFactor({ location }: StoredSecret): boolean {
  return location.table === "second_factor";
}

/** Reads all values of the sealed columns, whether sealed or in clear text. */
export async function readStoredSecrets(tx: Db): Promise<StoredSecret[]> {
  const values: StoredSecret[] = [];
  for (const { table, column, key } of SEALED_COLUMNS) {
    const found = await tx.execute(
      sql`select ${sql.identifier(key)}::text as key, ${sql.identifier(column)} as value from ${sql.identifier(table)}
          where ${sql.identifier(column)} is not null order by 1`,
    );
    for (const row of rowsOf<{ key: string; value: string }>(found)) {
      values.push({ location: { table, column, key: row.key }, value: row.value });
    }
  }
  return values;
}

/**
 * Seals the values that are in clear text or under another key than the current one, unless they have been changed
 * since they were read. Returns the number of values sealed.
 * @throws SealError for a value that cannot be opened
 */
export async function sealSecrets(tx: Db, keyring: Keyring, values: StoredSecret[]): Promise<number> {
  const others = values.filter(({ value }) => keyIdOf(value) !== keyring.current.id);
  let count = 0;
  for (const { location, value } of others) {
    const text = isSealed(value) ? keyring.open(value, location) : value;
    count += await replaceValue(tx, location, value, keyring.seal(text, location));
  }
  return count;
}

/** Returns the ids of the keys that sealed second factors, the only sealed values in a backup. */
export async function keysOfSecondFactors(tx: Db): Promise<string[]> {
  // Sealed values have the form that Keyring.seal describes.
  const found = await tx.execute(
    sql`select distinct split_part(secret, ':', 3) as id from second_factor where secret like 'sealed:1:%' order by 1`,
  );
  return rowsOf<{ id: string }>(found).map(({ id }) => id);
}

/** Resolves to true if a second factor, which a backup would include, is stored in clear text. */
export async function hasClearSecondFactors(db: Db): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select 1 from second_factor where secret not like 'sealed:%') as found`,
  );
  return rowsOf<{ found: boolean }>(found)[0]!.found;
}

/** Replaces a value unless it has been changed; returns 1 or 0, the number of replaced values. */
async function replaceValue(tx: Db, location: ValueLocation, before: string, after: string): Promise<number> {
  const { column, key } = SEALED_COLUMNS.find(({ table }) => table === location.table)!;
  const replaced = await tx.execute(
    sql`update ${sql.identifier(location.table)} set ${sql.identifier(column)} = ${after}
        where ${sql.identifier(key)}::text = ${location.key} and ${sql.identifier(column)} = ${before} returning 1`,
  );
  return rowsOf(replaced).length;
}
