import { createHash, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { parseWire, writeWire } from "@/contract/wire";
import type { Db } from "../db/database";
import { storeResponse, takeResponseKey, type ResponseKey } from "../db/idempotent-responses";
import { HttpError, quote } from "../http-error";
import type { WorkerPool } from "../jobs/worker-pool";
import type { ReadBody } from "../request-context";
import { readParsed } from "./read-body";
import type { ApiRequest, Handler, Route } from "./route";

const KEY_FORMAT = /^[\x21-\x7e]{1,255}$/;

const slowHash = promisify<string, string, number, Buffer>(scrypt);

/** Thrown to roll back the transaction of a repeated request, when its handler has read the body or has returned. */
class Repeated extends Error {
  /** @param response the stored response, as JSON */
  constructor(readonly response: string) {
    super("repeated");
  }
}

interface IdempotentRequest {
  key: string;
  /** The part after /Api/v2/, as canonicalPath() writes it. */
  path: string;
  /** The query without its question mark, always written in the same way. */
  query: string;
  /** Names the part that contains a secret, if any; see {@link Route}. */
  secret: Route["secret"];
  /** Reads the whole body. It is read before the transaction begins, because clients may be slow. */
  read: () => Promise<Uint8Array>;
  workers: WorkerPool;
}

/**
 * Handles a request with an Idempotency-Key. The first request of a user with a key runs, and its response is stored
 * in the same transaction; repeated requests wait for it and get that response. Errors and responses with secrets are
 * not stored. Permissions are checked every time, because handlers check them before they read the body.
 * @throws HttpError invalid for a malformed key, ruleViolation for a different request with a used key, exists for a
 * repeated request whose response contained a secret
 */
export async function runIdempotently(
  request: ApiRequest,
  { key, path, query, secret, read, workers }: IdempotentRequest,
  handler: Handler,
): Promise<unknown> {
  const bytes = read();
  // A body that cannot be read becomes an error when the handler reads it, after its check of permissions.
  const [result] = await Promise.allSettled([bytes]);
  const { db, user, now } = request.context;
  const responseKey = { userName: user.userName, key };
  const requestBody = result.status === "fulfilled" ? result.value : new Uint8Array();
  const address = path + (query && `?${query}`);
  const fingerprint = await fingerprintOf(responseKey, address, requestBody, secret !== undefined);
  try {
    return await db.transaction(async (tx) => {
      // A malformed key is refused at the same point as a used one: after the handler's check of permissions.
      const throwIfRepeated = KEY_FORMAT.test(key) ? await claimKey(tx, responseKey, fingerprint, now) : rejectKey;
      const body: ReadBody = async (schema) => {
        const value = await readParsed(await bytes, schema, workers);
        throwIfRepeated?.();
        return value;
      };
      const readWhole = async () => {
        const value = await bytes;
        throwIfRepeated?.();
        return value;
      };
      const response = await handler({ ...request, context: { ...request.context, db: tx }, body, bytes: readWhole });
      // For a handler that has read no body.
      throwIfRepeated?.();
      await storeResponse(tx, responseKey, secret === "response" ? null : writeWire(response ?? null));
      return response;
    });
  } catch (error) {
    if (error instanceof Repeated) return parseWire(error.response);
    throw error;
  }
}

/** Claims the key for this request. Returns null, or for a used key a function that throws Repeated or an HttpError. */
async function claimKey(tx: Db, key: ResponseKey, fingerprint: Uint8Array, now: Date): Promise<(() => never) | null> {
  const stored = await takeResponseKey(tx, key, fingerprint, now);
  if (stored === null) return null;
  return () => {
    // A response that was deleted meanwhile may have been that of another request.
    if (!stored || Buffer.compare(stored.fingerprint, fingerprint) !== 0) {
      throw new HttpError("ruleViolation", `The Idempotency-Key ${quote(key.key)} was used for another request.`);
    }
    if (stored.response === null) {
      throw new HttpError(
        "exists",
        `The request under the Idempotency-Key ${quote(key.key)} was performed; the secret in its answer is shown once.`,
      );
    }
    throw new Repeated(stored.response);
  };
}

function rejectKey(): never {
  throw new HttpError("invalid", "The Idempotency-Key is not valid: expected 1 to 255 visible ASCII characters.");
}

/** Hashes the request; slowly if it has a secret, so that a reader of the table cannot try out likely passwords. */
async function fingerprintOf(
  key: ResponseKey,
  address: string,
  body: Uint8Array,
  isSecret: boolean,
): Promise<Uint8Array> {
  const digest = createHash("sha256").update(address).update("\0").update(body).digest();
  if (!isSecret) return digest;
  return slowHash(digest.toString("hex"), JSON.stringify({ userName: key.userName, key: key.key }), 32);
}
