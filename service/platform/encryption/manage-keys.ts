import { eq } from "drizzle-orm";
import { audit } from "../audit/audit";
import { NOWHERE, recordSecurityEvent } from "../audit/security-events";
import { revokeTokens } from "../auth/personal-access-token";
import { removeSecondFactor } from "../auth/second-factor";
import { requireNoService } from "../db/backup/require-unused";
import type { Db } from "../db/database";
import { mail, setting } from "../db/schema";
import { endSessions } from "../oidc/end-sessions";
import type { RequestContext } from "../request-context";
import { lostAmong, forgetOtherKeys, type KeyEnv } from "./open-keyring";
import { isMailLink, isSecondFactor, sealedValues, sealValues, type SealedValue } from "./sealed-values";

/** Numbers of values that cannot be opened with the available keys. */
export interface Lost {
  secondFactors: number;
  /** Signing keys of the installation, which are made anew at the next start. */
  settings: number;
  /** Links in mails that were not sent. */
  mails: number;
}

/**
 * Deletes the values that do not open, because their key is lost: second factors with the sessions and tokens of their
 * users, keys to sign with, and links in mails, which then fail.
 * @param isMeant without it they are only counted
 * @throws RestoreError while a service uses this PostgreSQL
 */
export function abandonValues(context: RequestContext, env: KeyEnv, isMeant: boolean): Promise<Lost> {
  return context.db.transaction(async (tx) => {
    const lost = lostAmong(await sealedValues(tx), env);
    const factors = lost.filter(isSecondFactor);
    const mails = lost.filter(isMailLink).length;
    if (isMeant && lost.length > 0) {
      await requireNoService(tx);
      for (const value of lost) await dropValue(tx, value);
      const after = { secondFactor: false };
      for (const { location } of factors) {
        await audit(tx, context, { action: "update", resource: "User", resourceId: location.key, after });
      }
      await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: "lost" });
    }
    return { secondFactors: factors.length, settings: lost.length - factors.length - mails, mails };
  });
}

/** Deletes a value that does not open any more; with a second factor every way in that it guarded. */
export async function dropValue(tx: Db, value: SealedValue): Promise<void> {
  const { key } = value.location;
  if (isMailLink(value)) {
    const problem = { code: "withdrawn", explanation: "The key that its link was sealed under is lost." } as const;
    await tx.update(mail).set({ link: null, state: "failed", problem }).where(eq(mail.id, key));
    return;
  }
  if (!isSecondFactor(value)) {
    await tx.delete(setting).where(eq(setting.key, key));
    return;
  }
  await removeSecondFactor(tx, key);
  await endSessions(tx, key);
  await revokeTokens(tx, key);
  const detail = { by: "admin-command" };
  await recordSecurityEvent(tx, NOWHERE, { event: "SecondFactorTurnedOff", userName: key, detail });
}

/**
 * Seals all values under the first key, after which no other is needed. Returns its id and the number of values
 * changed.
 */
export async function resealValues(context: RequestContext): Promise<{ key: string; count: number }> {
  const keyring = await context.keyring();
  return context.db.transaction(async (tx) => {
    const count = await sealValues(tx, keyring, await sealedValues(tx));
    await forgetOtherKeys(tx, keyring);
    await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: keyring.current.id });
    return { key: keyring.current.id, count };
  });
}
