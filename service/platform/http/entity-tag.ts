import { createHash } from "node:crypto";
import type { RequestContext } from "../request-context";
import { HttpError } from "../http-error";
import { written } from "./write-wire-yielding";

export type ContentCoding = "identity" | "gzip" | "br";
const SUFFIX: Record<ContentCoding, string> = { identity: "", gzip: "-gzip", br: "-br" };

/** The opaque part of an object's entity tag, the same for every content coding. */
export function tagOf(body: string | Uint8Array): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** The ETag header: strong, and different for each content coding, as RFC 9110 §8.8.3 asks. */
export function etagHeader(tag: string, coding: ContentCoding): string {
  return `"${tag}${SUFFIX[coding]}"`;
}

/** The tags of an If-Match or If-None-Match header, suffixes off; weak ones only when asked for. Null without one. */
export function readTags(header: string | null, weak: boolean): string[] | null {
  if (header === null) return null;
  if (header.trim() === "*") return ["*"];
  const tags: string[] = [];
  for (const [, weakness, tag] of header.matchAll(/(W\/)?"([^"]*)"/g)) {
    if (weak || !weakness) tags.push(tag!.replace(/-(gzip|br)$/, ""));
  }
  return tags;
}

/**
 * Refuses with ruleViolation when the request's If-Match does not name the state that the object has now. Call it in
 * the write's transaction, after the row is locked.
 */
export async function requireMatch(context: RequestContext, presented: unknown, what: string): Promise<void> {
  if (context.ifMatch === null || context.ifMatch.includes("*")) return;
  if (!context.ifMatch.includes(tagOf(await written(presented)))) {
    throw new HttpError(
      "ruleViolation",
      `${what} has changed since it was read (If-Match does not name its present state).`,
    );
  }
}
