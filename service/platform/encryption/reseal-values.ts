import { audit } from "../audit/audit";
import type { RequestContext } from "../request-context";
import { forgetOtherKeys } from "./open-keyring";
import { sealedValues, sealValues } from "./sealed-values";

/** Seals all values under the first key, after which no other is needed. Answers its id, and how many were under others. */
export async function resealValues(context: RequestContext): Promise<{ key: string; count: number }> {
  const keyring = await context.keyring();
  return context.db.transaction(async (tx) => {
    const count = await sealValues(tx, keyring, await sealedValues(tx));
    await forgetOtherKeys(tx, keyring);
    await audit(tx, context, { action: "update", resource: "EncryptionKey", resourceId: keyring.current.id });
    return { key: keyring.current.id, count };
  });
}
