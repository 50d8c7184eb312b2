import { inArray, like } from "drizzle-orm";
import type { Db } from "../db/database";
import { lockInstallation } from "../db/locks";
import { setting } from "../db/schema";
import type { ServiceEnv } from "../../env";
import { EncryptionKeyError, isSealed, keyIdOf, Keyring, SealError, type EncryptionKey } from "./keyring";
import { keyFilePath, makeKeyFile, readKeyFile } from "./key-file";
import { readStoredSecrets, sealSecrets, settingLocation, type StoredSecret } from "./stored-secrets";

/** The configuration variables that contain or locate the keys. */
export type KeyEnv = Pick<ServiceEnv, "encryptionKey" | "previousEncryptionKey" | "dataDir">;

/**
 * Prefix of the keys of settings that record the encryption keys in use; the id of the key follows, and the value is a
 * sealed text.
 */
const CHECK = "encryption.";

/**
 * Opens the keyring of this installation and checks that it has the keys of all sealed values. Creates a key at the
 * first start if none is configured. Seals values that are stored in clear text. Instances that start together do this
 * one after the other.
 * @param say called with a line about the file of a new key
 * @throws EncryptionKeyError if the key is missing, its file is unusable, or values are sealed under another key
 * @throws SealError if the record of a key does not open, because it was changed
 */
export async function openKeyring(db: Db, env: KeyEnv, say: (line: string) => void): Promise<Keyring> {
  return db.transaction(async (tx) => {
    await lockInstallation(tx, "migration");
    const values = await readStoredSecrets(tx);
    const used = new Set(values.flatMap(({ value }) => keyIdOf(value) ?? []));
    const available = availableKeys(env).map(({ id }) => id);
    const unknown = [...used].filter((id) => !available.includes(id));
    if (unknown.length > 0) throw new EncryptionKeyError(explain(env, unknown));
    const keyring = new Keyring(configuredKey(env) ?? newKey(env, say), env.previousEncryptionKey);
    for (const { location, value } of values.filter(isCheck)) keyring.open(value, location);
    const clear = values.filter(({ value }) => !isSealed(value));
    await sealSecrets(tx, keyring, clear);
    const key = CHECK + keyring.current.id;
    await tx
      .insert(setting)
      .values({ key, value: keyring.seal("Nyckeltal", settingLocation(key)) })
      .onConflictDoNothing();
    return keyring;
  });
}

/** Compares the table as well, because the key of another value may be a user name with this prefix. */
function isCheck(value: StoredSecret): boolean {
  return value.location.table === "setting" && value.location.key.startsWith(CHECK);
}

/** Returns the configured keys without creating one. */
export function availableKeys(env: KeyEnv): EncryptionKey[] {
  return [configuredKey(env), env.previousEncryptionKey].filter((key) => key !== null);
}

/** Returns the values that cannot be opened with the configured keys. */
export function findUnopenable(values: StoredSecret[], env: KeyEnv): StoredSecret[] {
  const [current, previous = null] = availableKeys(env);
  const keyring = current ? new Keyring(current, previous) : null;
  return values.filter((value) => isSealed(value.value) && !(keyring && opens(keyring, value)));
}

function opens(keyring: Keyring, { location, value }: StoredSecret): boolean {
  try {
    keyring.open(value, location);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/** Deletes the records of all keys except the current one. The caller has sealed all values under that one. */
export async function forgetOtherKeys(tx: Db, keyring: Keyring): Promise<void> {
  const checks = await tx
    .select({ key: setting.key })
    .from(setting)
    .where(like(setting.key, `${CHECK}%`));
  const others = checks.map(({ key }) => key).filter((key) => key !== CHECK + keyring.current.id);
  await tx.delete(setting).where(inArray(setting.key, others));
}

function configuredKey(env: KeyEnv): EncryptionKey | null {
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
  const configured = configuredKey(env);
  const problem = configured
    ? `The key in ${env.encryptionKey ? "ENCRYPTION_KEY" : file} (${configured.id}) is not the one that secrets in the database are sealed under`
    : "The key that secrets in the database are sealed under is missing";
  return (
    `${problem} (${unknown.join(", ")}). Set ENCRYPTION_KEY to that key or put its file back at ${file}, the same for all services; ` +
    "after a change of keys the one before goes into ENCRYPTION_KEY_PREVIOUS. Where it is lost, npm run admin -- keys abandon " +
    "takes away second factors and signing keys sealed under it."
  );
}
