import { loadApiCall } from "./client";
import type { ConditionalPut } from "./types";

/**
 * Reads a resource and replaces it if the user has seen the stored version. Reads it again after a 412, because someone
 * may have changed it after it was read.
 * @throws {ApiError}, or what `conflict` returns
 */
export async function putUnlessChanged<T>(put: ConditionalPut<T>): Promise<T> {
  return (await loadApiCall()).putUnlessChanged(put);
}
