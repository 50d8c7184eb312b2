import { ADMIN_COMMAND } from "@/contract/account/security-event";
import { eq } from "drizzle-orm";
import { readAgencyOfUser } from "../audit/agency-of-user";
import { audit } from "../audit/audit";
import { NOWHERE, recordSecurityEvent } from "../audit/security-events";
import { revokeTokens } from "../auth/personal-access-token";
import { removeSecondFactor } from "../auth/second-factor";
import { requireNoService } from "../db/backup/require-unused";
import type { Db } from "../db/database";
import { mail, setting } from "../db/schema";
import { endSessions } from "../oidc/end-sessions";
import type { RequestContext } from "../request-context";
import { findUnopenable, forgetOtherKeys, type KeyEnv } from "./open-keyring";
import { isMailLink, isSecondFactor, readStoredSecrets, sealSecrets, type StoredSecret } from "./stored-secrets";

/** Numbers of values that cannot be opened with the available keys. */
export interface Lost {
  secondFactors: number;
  /** Settings of the installation, such as its signing keys, which are created again at the next start. */
  settings: number;
  /** Links in mails that were not sent. */
  mails: number;
}

/**
 * Deletes the sealed values that cannot be opened, because their key is lost or they were changed: second factors with
 * the sessions and tokens of their users, signing keys, and links in mails, which then fail.
 * @param isConfirmed false to count the values only
 * @throws RestoreError, as before a restore, if values are to be deleted while a service uses this database
 */
export function abandonValues(context: RequestContext, env: KeyEnv, isConfirmed: boolean): Promise<Lost> {
  return context.db.transaction(async (tx) => {
    const lost = findUnopenable(await readStoredSecrets(tx), env);
    const factors = lost.filter(isSecondFactor);
    const mails = lost.filter(isMailLink).length;
    if (isConfirmed && lost.length > 0) {
      await requireNoService(tx);
      for (const value of lost) await dropValue(tx, value);
      const after = { secondFactor: false };
      for (const { location } of factors) {
        const agencyId = await readAgencyOfUser(tx, location.key);
        await audit(tx, context, { action: "update", resource: "User", resourceId: location.key, agencyId, after });
      }
      await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: "lost" });
    }
    return { secondFactors: factors.length, settings: lost.length - factors.length - mails, mails };
  });
}

/** Deletes a value that cannot be opened any more, as {@link abandonValues} describes. */
export async function dropValue(tx: Db, value: StoredSecret): Promise<void> {
  const { key } = value.location;
  if (isMailLink(value)) {
    const problem = { code: "keyLost", explanation: "The key that its link was sealed under is lost." } as const;
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
  const detail = { by: ADMIN_COMMAND };
  await recordSecurityEvent(tx, NOWHERE, { event: "SecondFactorTurnedOff", userName: key, detail });
}

/**
 * Seals all values under the current key, so that the previous key is not needed any more. Returns the id of the key
 * and the number of changed values.
 */
export async function resealValues(context: RequestContext): Promise<{ key: string; count: number }> {
  const keyring = await context.keyring();
  return context.db.transaction(async (tx) => {
    const count = await sealSecrets(tx, keyring, await readStoredSecrets(tx));
    await forgetOtherKeys(tx, keyring);
    await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: keyring.current.id });
    return { key: keyring.current.id, count };
  });
}
