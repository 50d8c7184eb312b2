export type ContentCoding = "identity" | "gzip" | "br";
const SUFFIX: Record<ContentCoding, string> = { identity: "", gzip: "-gzip", br: "-br" };

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
