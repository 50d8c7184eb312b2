import { and, eq, lt } from "drizzle-orm";
import type { Db } from "./database";
import { idempotentResponse } from "./schema";

/** Time for which a response is stored, in milliseconds. */
export const RESPONSE_LIFETIME_MS = 24 * 3_600_000;

/** A user and a key: the primary key of a stored response. */
export type ResponseKey = Pick<typeof idempotentResponse.$inferSelect, "userName" | "key">;

/** The fingerprint of the first request with a key, and its response in wire format: null if it contained a secret. */
type StoredResponse = Pick<typeof idempotentResponse.$inferSelect, "fingerprint" | "response">;

/**
 * Claims a key for this transaction; waits for another transaction that is claiming the same key.
 * @returns null if the key was free; otherwise the stored response, undefined if it was deleted meanwhile
 */
export async function takeResponseKey(
  tx: Db,
  key: ResponseKey,
  fingerprint: Uint8Array,
  now: Date,
): Promise<StoredResponse | null | undefined> {
  await tx.delete(idempotentResponse).where(and(hasKey(key), isExpired(now)));
  const inserted = await tx
    .insert(idempotentResponse)
    .values({ ...key, fingerprint, created: now })
    .onConflictDoNothing()
    .returning({ key: idempotentResponse.key });
  if (inserted.length > 0) return null;
  const [stored] = await tx.select().from(idempotentResponse).where(hasKey(key));
  return stored;
}

/** Stores the response under a key that this transaction has claimed; null for a response with a secret. */
export async function storeResponse(tx: Db, key: ResponseKey, response: string | null): Promise<void> {
  await tx.update(idempotentResponse).set({ response }).where(hasKey(key));
}

/** Deletes all responses older than {@link RESPONSE_LIFETIME_MS}. */
export async function deleteOldIdempotentResponses(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentResponse).where(isExpired(now));
}

const hasKey = ({ userName, key }: ResponseKey) =>
  and(eq(idempotentResponse.userName, userName), eq(idempotentResponse.key, key));

const isExpired = (now: Date) => lt(idempotentResponse.created, new Date(now.getTime() - RESPONSE_LIFETIME_MS));
