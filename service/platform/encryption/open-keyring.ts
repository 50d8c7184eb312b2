import { inArray, like, sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { MIGRATION_LOCK } from "../db/open-postgres";
import { setting } from "../db/schema";
import type { ServiceEnv } from "../../env";
import { EncryptionKeyError, isSealed, keyIdOf, Keyring, SealError, type EncryptionKey } from "./keyring";
import { keyFilePath, makeKeyFile, readKeyFile } from "./key-file";
import { sealedValues, sealValues, settingLocation, type SealedValue } from "./sealed-values";

/** The settings that hold or locate the keys. */
export type KeyEnv = Pick<ServiceEnv, "encryptionKey" | "previousEncryptionKey" | "dataDir">;

/**
 * Begins the keys of the settings that stand for an encryption key in use: a sealed text, and the key's id after it.
 */
const CHECK = "encryption.";

/**
 * The keys of this installation, which open all that is sealed in the database. At the first start a key is made where
 * none is given. Values stored in clear are sealed. Several services that start at once do this one after the other.
 * @param say tells the person where a new key is
 * @throws EncryptionKeyError where the key is missing, or values are sealed under another one
 */
export async function openKeyring(db: Db, env: KeyEnv, say: (line: string) => void): Promise<Keyring> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    const values = await sealedValues(tx);
    const used = new Set(values.flatMap(({ value }) => keyIdOf(value) ?? []));
    const there = availableKeys(env).map(({ id }) => id);
    const unknown = [...used].filter((id) => !there.includes(id));
    if (unknown.length > 0) throw new EncryptionKeyError(explain(env, unknown));
    const keyring = new Keyring(givenKey(env) ?? newKey(env, say), env.previousEncryptionKey);
    for (const { location, value } of values.filter(isCheck)) keyring.open(value, location);
    const clear = values.filter(({ value }) => !isSealed(value));
    await sealValues(tx, keyring, clear);
    const key = CHECK + keyring.current.id;
    await tx
      .insert(setting)
      .values({ key, value: keyring.seal("Nyckeltal", settingLocation(key)) })
      .onConflictDoNothing();
    return keyring;
  });
}

/** A user may have such a name too. */
function isCheck(value: SealedValue): boolean {
  return value.location.table === "setting" && value.location.key.startsWith(CHECK);
}

/** The keys that there are, without making one. */
export function availableKeys(env: KeyEnv): EncryptionKey[] {
  return [givenKey(env), env.previousEncryptionKey].filter((key) => key !== null);
}

/** Those of the values that cannot be opened with the keys that there are. */
export function lostAmong(values: SealedValue[], env: KeyEnv): SealedValue[] {
  const [current, previous = null] = availableKeys(env);
  const keyring = current ? new Keyring(current, previous) : null;
  return values.filter((value) => isSealed(value.value) && !(keyring && opens(keyring, value)));
}

function opens(keyring: Keyring, { location, value }: SealedValue): boolean {
  try {
    keyring.open(value, location);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/** Forgets, in the caller's transaction, all keys but the first: nothing is sealed under them any more. */
export async function forgetOtherKeys(tx: Db, keyring: Keyring): Promise<void> {
  const checks = await tx
    .select({ key: setting.key })
    .from(setting)
    .where(like(setting.key, `${CHECK}%`));
  const others = checks.map(({ key }) => key).filter((key) => key !== CHECK + keyring.current.id);
  await tx.delete(setting).where(inArray(setting.key, others));
}

function givenKey(env: KeyEnv): EncryptionKey | null {
  return env.encryptionKey ?? readKeyFile(env.dataDir);
}

function newKey({ dataDir }: KeyEnv, say: (line: string) => void): EncryptionKey {
  const key = makeKeyFile(dataDir);
  say(
    `Made the key that secrets in the database are sealed under: ${keyFilePath(dataDir)}. Keep a copy apart from backups.`,
  );
  return key;
}

function explain(env: KeyEnv, unknown: string[]): string {
  const file = keyFilePath(env.dataDir);
  const given = givenKey(env);
  const problem = given
    ? `The key in ${env.encryptionKey ? "ENCRYPTION_KEY" : file} (${given.id}) is not the one that secrets in the database are sealed under`
    : "The key that secrets in the database are sealed under is missing";
  return (
    `${problem} (${unknown.join(", ")}). Set ENCRYPTION_KEY to that key or put its file back at ${file}, the same for all services; ` +
    "after a change of keys the one before goes into ENCRYPTION_KEY_PREVIOUS. Where it is lost, npm run admin -- keys abandon " +
    "takes away second factors and signing keys sealed under it."
  );
}
