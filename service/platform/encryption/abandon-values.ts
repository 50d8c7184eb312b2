import { audit } from "../audit/audit";
import { requireNoService } from "../db/backup/require-unused";
import type { RequestContext } from "../request-context";
import { dropValue } from "./drop-value";
import { lostAmong, type KeyEnv } from "./open-keyring";
import { isSecondFactor, sealedValues } from "./sealed-values";

/** How many values cannot be opened with the keys that there are. */
export interface Lost {
  secondFactors: number;
  /** Of the installation: keys to sign with, which are made anew at the next start. */
  settings: number;
}

/**
 * Deletes the values that do not open, because their key is lost: second factors with the sessions and tokens of their
 * users, and keys to sign with.
 * @param isMeant without it they are only counted
 * @throws RestoreError while a service uses this PostgreSQL
 */
export function abandonValues(context: RequestContext, env: KeyEnv, isMeant: boolean): Promise<Lost> {
  return context.db.transaction(async (tx) => {
    const lost = lostAmong(await sealedValues(tx), env);
    const factors = lost.filter(isSecondFactor);
    const settings = lost.filter((value) => !factors.includes(value));
    if (isMeant && lost.length > 0) {
      await requireNoService(tx);
      for (const value of lost) await dropValue(tx, value);
      const after = { secondFactor: false };
      for (const { place } of factors) {
        await audit(tx, context, { action: "update", resource: "User", resourceId: place.key, after });
      }
      await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: "lost" });
    }
    return { secondFactors: factors.length, settings: settings.length };
  });
}
