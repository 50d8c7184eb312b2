import { createHash } from "node:crypto";
import { HttpError } from "./http-error";
import { encodeBody } from "./jobs/write-wire-yielding";
import type { RequestContext } from "./request-context";

/** Number of characters of the opaque part of an entity tag: 162 bits in base64url. */
export const TAG_LENGTH = 27;

/** Returns the opaque part of the entity tag of a body, the same in every content coding: bits of its SHA-256. */
export function tagOf(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, TAG_LENGTH);
}

/**
 * Checks If-Match of the request against the present state of the object. Call it in the transaction of the write,
 * after the row is locked.
 * @param presented the object as a GET would return it
 * @param name the object in words, with which the error message begins, such as `User "anna"`
 * @throws HttpError ruleViolation if the state has changed
 */
export async function requireMatch(context: RequestContext, presented: unknown, name: string): Promise<void> {
  if (context.ifMatch === null || context.ifMatch.includes("*")) return;
  if (!context.ifMatch.includes(tagOf(await encodeBody(presented)))) {
    throw new HttpError(
      "ruleViolation",
      `${name} has changed since it was read (If-Match does not name its present state).`,
    );
  }
}
