import { audit } from "../audit/audit";
import type { Caller } from "../request-context";
import { forgetOtherKeys } from "./open-keyring";
import { keptValues, sealValues } from "./sealed-values";

/** Seals all values under the first key, after which no other is needed. Answers its id, and how many were under others. */
export async function resealValues(caller: Caller): Promise<{ key: string; count: number }> {
  const keyring = await caller.keyring();
  return caller.db.transaction(async (tx) => {
    const count = await sealValues(tx, keyring, await keptValues(tx));
    await forgetOtherKeys(tx, keyring);
    await audit(tx, caller, { action: "update", resource: "EncryptionKey", resourceId: keyring.current.id });
    return { key: keyring.current.id, count };
  });
}
