import { eq } from "drizzle-orm";
import { revokeTokens } from "../auth/personal-access-token";
import { removeSecondFactor } from "../auth/second-factor";
import type { Db } from "../db/database";
import { setting } from "../db/schema";
import { endSessions } from "../oidc/end-sessions";
import { NOWHERE, recordSecurityEvent } from "../audit/security-events";
import { isSecondFactor, type SealedValue } from "./sealed-values";

/** Deletes a value that does not open any more; with a second factor every way in that it guarded. */
export async function dropValue(tx: Db, value: SealedValue): Promise<void> {
  const { key } = value.place;
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
