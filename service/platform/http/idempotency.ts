import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { and, eq, lt } from "drizzle-orm";
import { parseWire, writeWire } from "@/contract/wire";
import type { ReadBody } from "../request-context";
import type { WorkerPool } from "../jobs/worker-pool";
import type { Db } from "../db/database";
import { idempotentResponse } from "../db/schema";
import { HttpError, quote } from "../http-error";
import { readParsed } from "./read-body";
import type { ApiRequest, Handler, Route } from "./route";

/** How long an answer is kept. */
export const KEPT_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

const slowHash = promisify<string, string, number, Buffer>(scrypt);

/** The request's answer was given before; nothing is done again. */
class Repeated extends Error {
  constructor(readonly response: string) {
    super("repeated");
  }
}

interface Once {
  key: string;
  /** Of the request, as far as it tells requests apart. */
  path: string;
  /** What of the request and its answer is secret. */
  secret: Route["secret"];
  /** The whole body; it is taken before the transaction begins, for clients may be slow. */
  read: () => Promise<Uint8Array>;
  workers: WorkerPool;
}

/**
 * Answers a request that carries an Idempotency-Key: the first of a user's requests under a key is performed and its
 * answer kept in the same transaction; others get that answer, and wait for it if need be. A refusal is not kept.
 * Permissions are checked every time, for handlers ask for the body only then. An answer with a secret is not kept: who
 * asks again is told that it was given.
 * Throws an HttpError: invalid for a key that cannot be one, ruleViolation for another request under the same key, exists
 * for one whose answer was secret.
 */
export async function runIdempotently(
  request: ApiRequest,
  { key, path, secret, read, workers }: Once,
  handler: Handler,
): Promise<unknown> {
  const bytes = read();
  const [settled] = await Promise.allSettled([bytes]);
  const { db, user, now } = request.context;
  const row = { userName: user.userName, key };
  const sent = settled.status === "fulfilled" ? settled.value : new Uint8Array();
  const fingerprint = await fingerprintOf(row, path, sent, secret !== undefined);
  try {
    return await db.transaction(async (tx) => {
      const stop = KEY.test(key) ? await begin(tx, row, fingerprint, now) : rejectKey;
      const body: ReadBody = async (schema) => {
        const value = await readParsed(await bytes, schema, workers);
        stop?.();
        return value;
      };
      const whole = async () => {
        const value = await bytes;
        stop?.();
        return value;
      };
      const response = await handler({ ...request, context: { ...request.context, db: tx }, body, bytes: whole });
      stop?.();
      await tx
        .update(idempotentResponse)
        .set({ answer: secret === "answer" ? null : writeWire(response ?? null) })
        .where(isRow(row));
      return response;
    });
  } catch (error) {
    if (error instanceof Repeated) return parseWire(error.response);
    throw error;
  }
}

/** Deletes the answers that are no longer kept. */
export async function deleteOldIdempotentResponses(db: Db, now: Date): Promise<void> {
  await db.delete(idempotentResponse).where(isOld(now));
}

/** Takes the key, or tells why the request must not be performed. Waits for another under the same key to end. */
async function begin(tx: Db, row: Row, fingerprint: Uint8Array, now: Date): Promise<(() => never) | null> {
  await tx.delete(idempotentResponse).where(and(isRow(row), isOld(now)));
  const taken = await tx
    .insert(idempotentResponse)
    .values({ ...row, fingerprint, created: now })
    .onConflictDoNothing()
    .returning({ key: idempotentResponse.key });
  if (taken.length > 0) return null;
  const [stored] = await tx.select().from(idempotentResponse).where(isRow(row));
  return () => {
    if (!stored || Buffer.compare(stored.fingerprint, fingerprint) !== 0) {
      throw new HttpError("ruleViolation", `The Idempotency-Key ${quote(row.key)} was used for another request.`);
    }
    if (stored.answer === null) {
      throw new HttpError(
        "exists",
        `The request under the Idempotency-Key ${quote(row.key)} was performed; the secret in its answer is shown once.`,
      );
    }
    throw new Repeated(stored.answer);
  };
}

function rejectKey(): never {
  throw new HttpError("invalid", "The Idempotency-Key is not valid: expected 1 to 255 visible ASCII characters.");
}

type Row = Pick<typeof idempotentResponse.$inferSelect, "userName" | "key">;

const isRow = ({ userName, key }: Row) =>
  and(eq(idempotentResponse.userName, userName), eq(idempotentResponse.key, key));
const isOld = (now: Date) => lt(idempotentResponse.created, new Date(now.getTime() - KEPT_MS));

/** A quick hash would give passwords away to whoever reads the table and tries out likely ones. */
async function fingerprintOf(row: Row, path: string, body: Uint8Array, isSecret: boolean): Promise<Uint8Array> {
  const digest = createHash("sha256").update(path.replace(/\/$/, "")).update("\0").update(body).digest();
  if (!isSecret) return digest;
  return slowHash(digest.toString("hex"), JSON.stringify(row), 32);
}
