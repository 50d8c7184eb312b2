import { ApiError } from "@/lib/api/error";
import { apiGetTagged, apiSend, type SchemaLoader } from "@/lib/api/client";

/** New content for a standard, over the version that the user has seen. */
export interface Replacement<T> {
  content: T;
  seen: T;
}

/** Someone else has changed the standard since the user saw it; nothing was saved. */
export class StandardConflict extends ApiError {
  constructor(path: string) {
    const message = `${decodeURIComponent(path)} has been changed since it was read.`;
    super({ status: 412, typeOfError: "RuleViolation", message, saved: "no" });
  }
}

/**
 * Replaces a standard.
 * @param seen the version that the user has seen
 * @param body the request's body
 * @throws {StandardConflict} when another version is stored
 */
export async function replaceStandard<T>(
  path: string,
  seen: NoInfer<T>,
  body: unknown,
  schema: SchemaLoader<T>,
): Promise<T> {
  const read = async () => {
    const stored = await apiGetTagged(path, schema);
    if (JSON.stringify(stored.value) !== JSON.stringify(seen)) throw new StandardConflict(path);
    return stored;
  };
  const { tag } = await read();
  try {
    return await apiSend("PUT", path, body, schema, { ifMatch: tag });
  } catch (error) {
    // The service may refuse the content by a rule too.
    if (error instanceof ApiError && error.status === 412) await read();
    throw error;
  }
}
