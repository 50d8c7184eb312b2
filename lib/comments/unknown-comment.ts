import { writeWire } from "@/contract/wire";
import type { UnknownComment } from "@/contract/comments";
import type { Period } from "@/contract/period";

/**
 * The members that a comment of an unknown type shares with a KeyFigureComment; null when missing or empty. A member
 * whose value has an unexpected type is null here, and among the `others`.
 */
interface UnknownCommentParts {
  keyFigureType: string | null;
  period: Period | null;
  message: string | null;
  author: string | null;
  created: string | null;
  /** The other members to show, as text. */
  others: { name: string; value: string }[];
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
/** Members that are not shown. */
const SILENT = new Set(["id", "type", "lastModified"]);

/** Splits a comment of an unknown type into the members to show: all but its id, type and time of last change. */
export function splitUnknownComment(comment: UnknownComment): UnknownCommentParts {
  const { keyFigureType, period, message, author, created } = comment;
  const shared = {
    keyFigureType: textOf(keyFigureType),
    period: periodOf(period),
    message: textOf(message),
    author: textOf(author),
    created: momentOf(created),
  };
  const isOther = (name: string, value: unknown) => {
    if (!Object.hasOwn(shared, name)) return !SILENT.has(name);
    const isEmpty = value === null || value === undefined || value === "";
    return !isEmpty && shared[name as keyof typeof shared] === null;
  };
  return {
    ...shared,
    others: Object.entries(comment)
      .filter(([name, value]) => isOther(name, value))
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
