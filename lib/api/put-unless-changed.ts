import { apiGetTagged, apiSend, type SchemaLoader } from "./client";
import { ApiError } from "./error";

/** Maximum number of attempts when the resource is changed between reading and writing it. */
const ATTEMPTS = 3;

interface ConditionalPut<T> {
  path: string;
  /** Path of the PUT, if it is another one than `path`. */
  putPath?: string;
  schema: SchemaLoader<T>;
  /** True when the write may replace the stored version. */
  isSeen: (stored: T) => boolean;
  /** True when nothing has to be sent: an earlier attempt may have been saved although its response was lost. */
  isSaved?: (stored: T) => boolean;
  body: (stored: T) => unknown;
  /** Returns the error for a stored version that the user has not seen. */
  conflict: (stored: T) => Error | Promise<Error>;
}

/**
 * Reads a resource and replaces it if the user has seen the stored version. Reads it again after a 412, because someone
 * may have changed it after it was read.
 * @throws {ApiError}, or what `conflict` returns
 */
export async function putUnlessChanged<T>(put: ConditionalPut<T>): Promise<T> {
  const { path, putPath = path, schema, isSeen, isSaved, body, conflict } = put;
  let refused: { tag: string | undefined; error: ApiError } | undefined;
  for (let attempt = 1; ; attempt++) {
    const { value, tag } = await apiGetTagged(path, schema);
    if (isSaved?.(value)) return value;
    if (!isSeen(value)) throw await conflict(value);
    // Nobody has changed it: the service refused the content by a rule.
    if (refused && refused.tag === tag) throw refused.error;
    try {
      return await apiSend("PUT", putPath, body(value), schema, { ifMatch: tag });
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof ApiError) || error.status !== 412) throw error;
      refused = { tag, error };
    }
  }
}
