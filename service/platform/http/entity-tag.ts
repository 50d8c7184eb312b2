import { TAG_LENGTH } from "../preconditions";

export type ContentCoding = "identity" | "gzip" | "br";
const SUFFIX: Record<ContentCoding, string> = { identity: "", gzip: "-gzip", br: "-br" };

/** Returns the ETag header: strong, and different for each content coding, as RFC 9110 §8.8.3 requires. */
export function etagHeader(tag: string, coding: ContentCoding): string {
  return `"${tag}${SUFFIX[coding]}"`;
}

/**
 * Returns the tags of an If-Match or If-None-Match header without their coding suffixes; null without a header.
 * @param includeWeak true for If-None-Match, which compares weakly, false for If-Match (RFC 9110 §13.1)
 */
export function readTags(header: string | null, includeWeak: boolean): string[] | null {
  if (header === null) return null;
  if (header.trim() === "*") return ["*"];
  const tags: string[] = [];
  for (const [, weakness, tag] of header.matchAll(/(W\/)?"([^"]*)"/g)) {
    if (includeWeak || !weakness) tags.push(withoutSuffix(tag!));
  }
  return tags;
}

/** Only a longer tag has a suffix: base64url may end in the same letters. */
function withoutSuffix(tag: string): string {
  return tag.length > TAG_LENGTH ? tag.replace(/-(gzip|br)$/, "") : tag;
}
