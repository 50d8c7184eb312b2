import { sql } from "drizzle-orm";
import { readLiveText } from "@/contract/reports/live-text";
import { codePoints } from "@/contract/text";
import { comment } from "../../platform/db/schema";

/** In code points, which PostgreSQL's `left` counts. */
const MAX_EXCERPT_LENGTH = 200;

/** The beginning of a comment's message, for lists of many companies. */
export const messageBegin = sql<string>`left(${comment.message}, ${MAX_EXCERPT_LENGTH})`;

/** The beginning without an incomplete live value at its end, which would be shown in its stored form. */
export function excerptOf(begin: string): string {
  if (codePoints(begin) < MAX_EXCERPT_LENGTH) return begin;
  const last = readLiveText(begin).at(-1);
  const isCut = last?.kind === "unknown" && !last.text.endsWith("}");
  return isCut ? `${begin.slice(0, last.start).trimEnd()}…` : begin;
}
