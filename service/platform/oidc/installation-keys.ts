import { eq, inArray } from "drizzle-orm";
import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import Keygrip from "keygrip";
import type { JWK } from "oidc-provider";
import { audit } from "../audit/audit";
import type { RequestContext } from "../request-context";
import type { Db } from "../db/database";
import { setting } from "../db/schema";
import type { Keyring } from "../encryption/keyring";
import { settingLocation } from "../encryption/stored-secrets";

/** Signing keys of the OpenID Connect server; the first one signs, signatures of the others remain valid. */
export interface InstallationKeys {
  jwks: { keys: JWK[] };
  /** Signs cookies with HMAC-SHA-256; the default of the provider is HMAC-SHA-1. */
  cookieKeys: Keygrip;
}

const JWKS = "oidc.jwks";
const COOKIE_KEYS = "oidc.cookieKeys";
/** Equivalent to 128 bits of security (NIST SP 800-57, part 1, table 2). */
const RSA_BITS = 3072;

/** Reads the keys of this installation, or creates them at the first start. Concurrent instances get the same keys. */
export async function installationKeys(db: Db, keyring: Keyring): Promise<InstallationKeys> {
  const cookieKeys = await readOrCreateSetting(db, keyring, COOKIE_KEYS, () => JSON.stringify([newCookieKey()]));
  const jwks = await readOrCreateSetting(db, keyring, JWKS, async () => writeJwks([await newSigningKey()]));
  return {
    jwks: JSON.parse(jwks) as { keys: JWK[] },
    cookieKeys: new Keygrip(JSON.parse(cookieKeys) as string[], "sha256"),
  };
}

/**
 * Creates new keys, with which services sign after their next start. The previous keys still verify signatures; older
 * keys are deleted.
 */
export async function replaceInstallationKeys(context: RequestContext): Promise<void> {
  const signingKey = await newSigningKey();
  const keyring = await context.keyring();
  // Creates the keys if no service has started yet.
  await installationKeys(context.db, keyring);
  await context.db.transaction(async (tx) => {
    const isKey = inArray(setting.key, [JWKS, COOKIE_KEYS]);
    const rows = await tx.select().from(setting).where(isKey).orderBy(setting.key).for("update");
    const stored = (key: string): unknown =>
      JSON.parse(keyring.open(rows.find((row) => row.key === key)!.value, settingLocation(key)));
    const [lastSigningKey] = (stored(JWKS) as { keys: JWK[] }).keys;
    const [lastCookieKey] = stored(COOKIE_KEYS) as string[];
    await writeSetting(tx, keyring, JWKS, writeJwks([signingKey, lastSigningKey!]));
    await writeSetting(tx, keyring, COOKIE_KEYS, JSON.stringify([newCookieKey(), lastCookieKey]));
    await audit(tx, context, { action: "update", resource: "SigningKeys", resourceId: "installation" });
  });
}

async function readOrCreateSetting(
  db: Db,
  keyring: Keyring,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const stored = await readSetting(db, keyring, key);
  if (stored !== null) return stored;
  await db
    .insert(setting)
    .values({ key, value: keyring.seal(await make(), settingLocation(key)) })
    .onConflictDoNothing();
  // Another instance may have stored its value first, which then counts.
  return (await readSetting(db, keyring, key)) ?? readOrCreateSetting(db, keyring, key, make);
}

async function readSetting(db: Db, keyring: Keyring, key: string): Promise<string | null> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return row ? keyring.open(row.value, settingLocation(key)) : null;
}

async function writeSetting(tx: Db, keyring: Keyring, key: string, value: string): Promise<void> {
  const sealed = keyring.seal(value, settingLocation(key));
  await tx.update(setting).set({ value: sealed }).where(eq(setting.key, key));
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: RSA_BITS });
  const kid = randomBytes(12).toString("base64url");
  return { ...(privateKey.export({ format: "jwk" }) as JWK), kid, use: "sig", alg: "RS256" };
}

function newCookieKey(): string {
  return randomBytes(32).toString("base64url");
}

function writeJwks(keys: JWK[]): string {
  return JSON.stringify({ keys });
}
