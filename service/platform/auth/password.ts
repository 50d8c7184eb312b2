import { hash, verify } from "@node-rs/argon2";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database";
import { user } from "../db/schema";
import { publishSecretChecked } from "./secret-checked";

/** OWASP's minimum for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Lifetime of a cached result since its last use. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** Makes a random password of 16 characters. */
export function makePassword(): string {
  return randomBytes(12).toString("base64url");
}

/** Hashes with argon2id in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), ARGON2ID);
}

/**
 * Resolves to true for the password of an enabled user. Takes the same time for a user who does not exist, has no
 * password or is disabled, so that names cannot be probed.
 */
export async function verifyPassword(db: Db, userName: string, password: string): Promise<boolean> {
  return (await provenHashOf(db, userName, password)) !== null;
}

/** Works as {@link verifyPassword}, but resolves to the stored hash of a right password, and to null otherwise. */
export async function provenHashOf(db: Db, userName: string, password: string): Promise<string | null> {
  const passwordHash = await passwordHashOf(db, userName);
  return (await verifyHash(userName, passwordHash, password)) ? passwordHash : null;
}

/** Reads the hash of an enabled user's password; null if there is none. */
export async function passwordHashOf(db: Db, userName: string): Promise<string | null> {
  // PostgreSQL rejects this character, so no user name contains it.
  if (userName.includes("\u0000")) return null;
  const [row] = await db
    .select({ passwordHash: user.passwordHash, disabled: user.disabled })
    .from(user)
    .where(eq(user.userName, userName));
  return row && !row.disabled ? row.passwordHash : null;
}

let dummyHash: Promise<string> | undefined;

async function verifyHash(userName: string, passwordHash: string | null, password: string): Promise<boolean> {
  publishSecretChecked({ userName, secret: "password" });
  dummyHash ??= hashPassword(randomBytes(16).toString("hex"));
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize("NFC"));
  return matches && passwordHash !== null;
}

/**
 * Compares a code with its hash from hashPassword.
 * @param subject names the report link that the code belongs to, in place of a user, in the published message
 */
export async function verifyCode(subject: string, codeHash: string, code: string): Promise<boolean> {
  publishSecretChecked({ userName: subject, secret: "code" });
  return verify(codeHash, code.normalize("NFC"));
}

/** The result of {@link createPasswordMemory}. */
export interface PasswordMemory {
  /**
   * Compares with the password cached for this user and network. "right": verified before, last used less than a minute
   * ago, and unchanged since. "wrong": a different password; the cache entry is deleted, and the caller must count the
   * attempt. "unknown": there is no valid cache entry.
   */
  recall(userName: string, password: string, network: string): Promise<"right" | "wrong" | "unknown">;
  /** Works as {@link verifyPassword} and caches a correct password. */
  verify(userName: string, password: string, network: string): Promise<boolean>;
}

/**
 * Caches verified passwords, so that programs that send one with every request avoid argon2 and lockouts by strangers.
 * Stores a keyed hash of user name, password and the hash in the database, never a password, so that a changed
 * password takes effect at once.
 */
export function createPasswordMemory(db: Db, now: () => number = Date.now): PasswordMemory {
  const key = randomBytes(32);
  /** Digests of what was verified and of the hash that was in the database then, by user name and network. */
  const remembered = new Map<string, { verified: Buffer; stored: Buffer; until: number }>();

  const digest = (...parts: (string | null)[]) => createHmac("sha256", key).update(JSON.stringify(parts)).digest();
  const verifiedOf = (userName: string, password: string, passwordHash: string | null) =>
    digest(userName, password.normalize("NFC"), passwordHash);

  const keyOf = (userName: string, network: string) => JSON.stringify([userName, network]);

  return {
    async recall(userName, password, network) {
      if (!remembered.has(keyOf(userName, network))) return "unknown";
      const passwordHash = await passwordHashOf(db, userName);
      const found = remembered.get(keyOf(userName, network));
      if (!found) return "unknown";
      const isCurrent = found.until > now() && timingSafeEqual(found.stored, digest(passwordHash));
      if (isCurrent && timingSafeEqual(found.verified, verifiedOf(userName, password, passwordHash))) {
        found.until = now() + REMEMBERED_MS;
        return "right";
      }
      remembered.delete(keyOf(userName, network));
      if (!isCurrent) return "unknown";
      publishSecretChecked({ userName, secret: "password" });
      return "wrong";
    },
    async verify(userName, password, network) {
      const passwordHash = await passwordHashOf(db, userName);
      if (!(await verifyHash(userName, passwordHash, password))) return false;
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      const verified = verifiedOf(userName, password, passwordHash);
      remembered.set(keyOf(userName, network), {
        verified,
        stored: digest(passwordHash),
        until: now() + REMEMBERED_MS,
      });
      return true;
    },
  };
}
