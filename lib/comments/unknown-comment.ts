import { writeWire } from "@/contract/wire";
import type { UnknownComment } from "@/contract/comments";
import type { Period } from "@/contract/period";

/**
 * The members that a comment of an unknown type shares with a KeyFigureComment. A member is null when it is missing,
 * empty or not of the type that it has there.
 */
export interface UnknownCommentParts {
  keyFigureType: string | null;
  period: Period | null;
  message: string | null;
  author: string | null;
  created: string | null;
  /** The other members to show, as text. */
  others: { name: string; value: string }[];
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const COMMON = new Set(["id", "type", "keyFigureType", "period", "message", "author", "created", "lastModified"]);

/** Splits a comment of an unknown type into the members to show: all but its id, type and time of last change. */
export function splitUnknownComment(comment: UnknownComment): UnknownCommentParts {
  const { keyFigureType, period, message, author, created } = comment;
  return {
    keyFigureType: textOf(keyFigureType),
    period: periodOf(period),
    message: textOf(message),
    author: textOf(author),
    created: momentOf(created),
    others: Object.entries(comment)
      .filter(([name]) => !COMMON.has(name))
      .map(([name, value]) => ({ name, value: typeof value === "string" ? value : writeValue(value) })),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function momentOf(value: unknown): string | null {
  return typeof value === "string" && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

function periodOf(value: unknown): Period | null {
  if (typeof value !== "object" || value === null) return null;
  const { start, end } = value as Record<string, unknown>;
  const first = momentOf(start);
  const last = momentOf(end);
  return first && last ? { start: first, end: last } : null;
}

function writeValue(value: unknown): string {
  return value === undefined ? "" : writeWire(value);
}
