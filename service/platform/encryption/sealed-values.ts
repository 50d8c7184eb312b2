import { sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/statements";
import { isSealed, keyIdOf, type Keyring, type ValueLocation } from "./keyring";

/** The columns with sealed values, each with the primary-key column of its table. */
const SEALED_COLUMNS = [
  { table: "second_factor", column: "secret", key: "user_name" },
  { table: "setting", column: "value", key: "key" },
  { table: "mail", column: "link", key: "id" },
] as const;

/** A stored value: sealed, or in clear when an earlier version has written it. */
export interface SealedValue {
  location: ValueLocation;
  value: string;
}

/** The place of the secret of a user's authenticator. */
export function secondFactorLocation(userName: string): ValueLocation {
  return { table: "second_factor", column: "secret", key: userName };
}

/** The place of a value that the installation has made for itself. */
export function settingLocation(key: string): ValueLocation {
  return { table: "setting", column: "value", key };
}

/** The place of the link in a mail. */
export function mailLinkLocation(id: string): ValueLocation {
  return { table: "mail", column: "link", key: id };
}

export function isMailLink({ location }: SealedValue): boolean {
  return location.table === "mail";
}

export function isSecondFactor({ location }: SealedValue): boolean {
  return location.table === "second_factor";
}

/** All values that are to be sealed. */
export async function sealedValues(tx: Db): Promise<SealedValue[]> {
  const kept: SealedValue[] = [];
  for (const { table, column, key } of SEALED_COLUMNS) {
    const found = await tx.execute(
      sql`select ${sql.identifier(key)}::text as key, ${sql.identifier(column)} as value from ${sql.identifier(table)}
          where ${sql.identifier(column)} is not null order by 1`,
    );
    for (const row of rowsOf<{ key: string; value: string }>(found)) {
      kept.push({ location: { table, column, key: row.key }, value: row.value });
    }
  }
  return kept;
}

/**
 * Seals those of the values that are in clear, or under another key than the first. Returns their number.
 * @throws SealError for one that does not open
 */
export async function sealValues(tx: Db, keyring: Keyring, values: SealedValue[]): Promise<number> {
  const others = values.filter(({ value }) => keyIdOf(value) !== keyring.current.id);
  for (const { location, value } of others) {
    const text = isSealed(value) ? keyring.open(value, location) : value;
    await replaceValue(tx, location, value, keyring.seal(text, location));
  }
  return others.length;
}

/** The ids of the keys under which second factors are sealed: those are what a backup holds. */
export async function keysOfSecondFactors(tx: Db): Promise<string[]> {
  const found = await tx.execute(
    sql`select distinct split_part(secret, ':', 3) as id from second_factor where secret like 'sealed:1:%' order by 1`,
  );
  return rowsOf<{ id: string }>(found).map(({ id }) => id);
}

/** Resolves to true when a second factor, which a backup would include, is stored in clear. */
export async function hasClearSecondFactors(db: Db): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select 1 from second_factor where secret not like 'sealed:%') as found`,
  );
  return rowsOf<{ found: boolean }>(found)[0]!.found;
}

/** One that was written meanwhile stays. */
async function replaceValue(tx: Db, location: ValueLocation, before: string, after: string): Promise<void> {
  const { column, key } = SEALED_COLUMNS.find(({ table }) => table === location.table)!;
  await tx.execute(
    sql`update ${sql.identifier(location.table)} set ${sql.identifier(column)} = ${after}
        where ${sql.identifier(key)}::text = ${location.key} and ${sql.identifier(column)} = ${before}`,
  );
}
