import { ApiError } from "@/lib/api/error";
import type { SchemaLoader } from "@/lib/api/types";
import { putUnlessChanged } from "@/lib/api/put-unless-changed";

/** New content for a standard, over the version that the user has seen. */
export interface Replacement<T> {
  content: T;
  /** Null when the user has seen that it was deleted. */
  seen: T | null;
}

/** Someone else has changed the standard since the user saw it; nothing was saved. */
export class StandardConflict extends ApiError {
  /** @param stored the version that is stored instead; null when the standard has been deleted */
  constructor(
    path: string,
    readonly stored: unknown,
  ) {
    const message = `${decodeURIComponent(path)} has been changed since it was read.`;
    super({ status: 412, typeOfError: "RuleViolation", message, saved: "no" });
  }
}

/**
 * Replaces a standard. Nothing is sent if a version that the user has not seen has the new content already: an earlier
 * attempt may have been saved although its response was lost.
 * @param seen the version that the user has seen
 * @param body the request's body; an optional member that is null is deleted
 * @throws {StandardConflict} when another version is stored
 */
export async function replaceStandard<T extends object>(
  path: string,
  seen: Replacement<NoInfer<T>>["seen"],
  body: object,
  schema: SchemaLoader<T>,
): Promise<T> {
  const isSeen = (stored: T) => JSON.stringify(stored) === JSON.stringify(seen);
  return putUnlessChanged({
    path,
    schema,
    isSeen,
    // Equal content is sent over the version that the user has seen: where it has become equal to the inherited
    // standard, the service then drops the own version, and the standard is inherited again.
    isSaved: (stored) => !isSeen(stored) && hasContent(stored, body),
    body: () => body,
    conflict: (stored) => new StandardConflict(path, stored),
  });
}

function hasContent(stored: object, body: object): boolean {
  const present = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(body).every(
    ([member, value]) => JSON.stringify(present.get(member) ?? null) === JSON.stringify(value ?? null),
  );
}
