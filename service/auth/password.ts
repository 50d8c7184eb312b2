import { hash, verify } from "@node-rs/argon2";
import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/database";
import { user } from "../db/schema";

export const MIN_PASSWORD_LENGTH = 8;

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/** argon2id in PHC form. The caller has checked the length. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), ARGON2ID);
}

let dummyHash: Promise<string> | undefined;

/**
 * Whether this is the password of an enabled user. Takes the same time for a user who does not exist, has no password
 * or is disabled, so that names cannot be probed.
 */
export async function verifyPassword(db: Db, userName: string, password: string): Promise<boolean> {
  const passwordHash = await passwordHashOf(db, userName);
  return verifyHash(passwordHash, password);
}

async function passwordHashOf(db: Db, userName: string): Promise<string | null> {
  const [row] = await db
    .select({ passwordHash: user.passwordHash, disabled: user.disabled })
    .from(user)
    .where(eq(user.userName, userName));
  return row && !row.disabled ? row.passwordHash : null;
}

async function verifyHash(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString("hex"));
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize("NFC"));
  return matches && passwordHash !== null;
}

/**
 * {@link verifyPassword} for programs that send the password with every request: a pair that was right is known again
 * for a minute without argon2. Passwords are not kept, only a keyed hash; a changed password is noticed at once.
 */
export function createPasswordMemory(db: Db, now: () => number = Date.now) {
  const key = randomBytes(32);
  const remembered = new Map<string, number>();

  return async function verifyRemembered(userName: string, password: string): Promise<boolean> {
    const passwordHash = await passwordHashOf(db, userName);
    const pair = createHmac("sha256", key)
      .update(JSON.stringify([userName, password, passwordHash]))
      .digest("base64");
    if ((remembered.get(pair) ?? 0) > now()) return true;
    remembered.delete(pair);
    if (!(await verifyHash(passwordHash, password))) return false;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(pair, now() + REMEMBERED_MS);
    return true;
  };
}
