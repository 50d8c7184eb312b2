import { eq } from "drizzle-orm";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import type { JWK } from "oidc-provider";
import type { Db } from "../db/database";
import { setting } from "../db/schema";

/** What the OpenID Connect server signs with. */
export interface InstallationKeys {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
}

/** The keys of this installation, made at its first start. Several instances that start at once agree on one set. */
export async function installationKeys(db: Db): Promise<InstallationKeys> {
  return {
    jwks: JSON.parse(await keptSetting(db, "oidc.jwks", makeJwks)) as InstallationKeys["jwks"],
    cookieKeys: JSON.parse(await keptSetting(db, "oidc.cookieKeys", makeCookieKeys)) as string[],
  };
}

async function keptSetting(db: Db, key: string, make: () => string): Promise<string> {
  const kept = await readSetting(db, key);
  if (kept !== null) return kept;
  await db.insert(setting).values({ key, value: make() }).onConflictDoNothing();
  return (await readSetting(db, key)) ?? keptSetting(db, key, make);
}

async function readSetting(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  return row?.value ?? null;
}

function makeJwks(): string {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const kid = randomBytes(12).toString("base64url");
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "RS256" }] });
}

function makeCookieKeys(): string {
  return JSON.stringify([randomBytes(32).toString("base64url")]);
}
