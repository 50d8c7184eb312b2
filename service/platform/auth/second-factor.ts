import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { generateSecret, generateURI, verify } from "otplib";
import { readAgencyOfUser } from "../audit/agency-of-user";
import { audit, type WriteContext } from "../audit/audit";
import { recordSecurityEvent, type Origin } from "../audit/security-events";
import type { Db } from "../db/database";
import { agency, company, secondFactor, user, userCompany } from "../db/schema";
import type { Keyring } from "../encryption/keyring";
import { secondFactorLocation } from "../encryption/stored-secrets";
import { publishSecretChecked } from "./secret-checked";

/** Seconds by which the user's clock may be wrong. */
const TOLERANCE = 30;
const RECOVERY_CODES = 10;

export interface SecondFactorState {
  /** True if the sign-in asks for a code. */
  isOn: boolean;
  /** True if an agency of the user requires a second factor. */
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** SQL condition on `app_user`: an agency of the user requires a second factor. */
export const DEMANDS_SECOND_FACTOR = sql<boolean>`exists (select 1 from ${agency} where ${agency.requireSecondFactor} and (
  ${agency.shortName} = ${user.agencyId} or ${agency.shortName} in (
    select ${company.agencyId} from ${userCompany} join ${company} on ${company.id} = ${userCompany.companyId}
    where ${userCompany.userName} = ${user.userName})))`;

export async function secondFactorOf(db: Db, userName: string): Promise<SecondFactorState> {
  const [row] = await db
    .select({
      confirmed: secondFactor.confirmed,
      recoveryHashes: secondFactor.recoveryHashes,
      isRequired: DEMANDS_SECOND_FACTOR,
    })
    .from(user)
    .leftJoin(secondFactor, eq(secondFactor.userName, user.userName))
    .where(eq(user.userName, userName));
  const isOn = row?.confirmed instanceof Date;
  return {
    isOn,
    isRequired: row?.isRequired === true,
    recoveryCodesLeft: isOn ? row.recoveryHashes!.length : 0,
  };
}

export interface Authenticator {
  /** Encoded in base 32. */
  secret: string;
  /** The otpauth:// address that an authenticator reads from a QR code. */
  uri: string;
}

/**
 * Stores a new, unconfirmed authenticator secret; it replaces an earlier unconfirmed one.
 * @returns null if the user has a confirmed one, which stays
 */
export async function beginSecondFactor(db: Db, keyring: Keyring, userName: string): Promise<Authenticator | null> {
  const secret = generateSecret();
  const sealed = keyring.seal(secret, secondFactorLocation(userName));
  const stored = await db
    .insert(secondFactor)
    .values({ userName, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactor.userName,
      set: { secret: sealed, lastStep: 0, recoveryHashes: [] },
      setWhere: sql`${secondFactor.confirmed} is null`,
    })
    .returning({ userName: secondFactor.userName });
  return stored.length === 0 ? null : authenticatorOf(userName, secret);
}

/** Returns the unconfirmed authenticator of the user; null if there is none. */
export async function begunSecondFactor(db: Db, keyring: Keyring, userName: string): Promise<Authenticator | null> {
  const [row] = await db.select().from(secondFactor).where(eq(secondFactor.userName, userName));
  return row?.confirmed === null
    ? authenticatorOf(userName, keyring.open(row.secret, secondFactorLocation(userName)))
    : null;
}

function authenticatorOf(userName: string, secret: string): Authenticator {
  return { secret, uri: generateURI({ issuer: "Nyckeltal", label: userName, secret }) };
}

/**
 * Confirms the authenticator with a code that it shows.
 * @returns the recovery codes, stored as hashes only; null if the code is wrong or no authenticator is unconfirmed
 */
export function confirmSecondFactor(
  db: Db,
  keyring: Keyring,
  userName: string,
  code: string,
  now: Date,
): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const row = await lockSecondFactor(tx, userName);
    if (row?.confirmed !== null) return null;
    const step = await stepOf(row, keyring, code, now);
    if (step === null) return null;
    await tx.update(secondFactor).set({ confirmed: now, lastStep: step }).where(eq(secondFactor.userName, userName));
    return replaceRecoveryCodes(tx, userName);
  });
}

/** Makes new recovery codes for the user's second factor and returns them; the earlier ones work no longer. */
export async function replaceRecoveryCodes(tx: Db, userName: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx
    .update(secondFactor)
    .set({ recoveryHashes: codes.map(hashOf) })
    .where(eq(secondFactor.userName, userName));
  return codes;
}

/** Resolves to true for a code of the user's authenticator or one of their recovery codes. Each is accepted once. */
export function useSecondFactor(db: Db, keyring: Keyring, userName: string, code: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockSecondFactor(tx, userName);
    if (!row?.confirmed) return false;
    const step = await stepOf(row, keyring, code, now);
    const recovery = hashOf(code);
    if (step === null && !row.recoveryHashes.includes(recovery)) return false;
    await tx
      .update(secondFactor)
      .set({
        lastStep: step ?? row.lastStep,
        recoveryHashes: row.recoveryHashes.filter((hash) => hash !== recovery),
      })
      .where(eq(secondFactor.userName, userName));
    return true;
  });
}

/**
 * Records a change of a user's second factor in the audit log and as a security event.
 * @param tx the transaction of the change
 * @param context the time and source of the change, and the user who made it
 * @param userName the user whose second factor it is
 */
export async function recordSecondFactorChange(
  tx: Db,
  context: WriteContext & { origin: Origin },
  userName: string,
  event: "SecondFactorTurnedOn" | "SecondFactorTurnedOff" | "RecoveryCodesReplaced",
): Promise<void> {
  await audit(tx, context, {
    action: "update",
    resource: "User",
    resourceId: userName,
    agencyId: await readAgencyOfUser(tx, userName),
    after:
      event === "RecoveryCodesReplaced"
        ? { recoveryCodes: RECOVERY_CODES }
        : { secondFactor: event === "SecondFactorTurnedOn" },
  });
  await recordSecurityEvent(tx, context.origin, {
    event,
    userName,
    detail: { by: userName === context.user.userName ? undefined : context.user.userName },
  });
}

export async function removeSecondFactor(db: Db, userName: string): Promise<void> {
  await db.delete(secondFactor).where(eq(secondFactor.userName, userName));
}

type Row = typeof secondFactor.$inferSelect;

/** Locks the stored second factor of a user for this transaction, also an unconfirmed one. */
export async function lockSecondFactor(tx: Db, userName: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(secondFactor).where(eq(secondFactor.userName, userName)).for("update");
  return row;
}

/** Returns the time step of a correct code that is newer than the last one used; otherwise null. */
async function stepOf(row: Row, keyring: Keyring, code: string, now: Date): Promise<number | null> {
  const { userName, lastStep } = row;
  publishSecretChecked({ userName, secret: "code" });
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const secret = keyring.open(row.secret, secondFactorLocation(userName));
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE, afterTimeStep: lastStep });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** Letters and digits that are hard to confuse (base 32 of Crockford). */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * Makes four groups of seven letters: 140 bits, enough to store with a fast hash (NIST SP 800-63B §3.1.2.2).
 */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(28), (byte) => LETTERS[byte & 31]!).join("");
  return letters.match(/.{7}/g)!.join("-");
}

function hashOf(code: string): string {
  return createHash("sha256").update(code.toLowerCase().replaceAll(/[\s-]/g, "")).digest("hex");
}
