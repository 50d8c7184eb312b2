import type * as ApiCallModule from "./call";
import { partNotFetched } from "./error";
import type { CallOptions, SchemaLoader, SendOptions, Tagged } from "./types";

type ApiCall = typeof ApiCallModule;

let loaded: Promise<ApiCall> | undefined;

/**
 * Loads the code that sends requests, with the wire codec. It is kept out of the page's first scripts, because the
 * first data come with the page.
 * @throws {ApiError} whose `isRead` is that of the request for which it is loaded
 */
export async function loadApiCall(isRead = false): Promise<ApiCall> {
  try {
    return await (loaded ??= import("./call"));
  } catch {
    loaded = undefined;
    throw partNotFetched(isRead);
  }
}

/**
 * GETs a resource and checks it against the contract.
 * @throws {ApiError} or the reason of the aborted signal
 */
export async function apiGet<T>(path: string, schema: SchemaLoader<T>, options: CallOptions = {}): Promise<T> {
  return (await apiGetTagged(path, schema, options)).value;
}

/** Like {@link apiGet}, with the response's entity tag. */
export async function apiGetTagged<T>(
  path: string,
  schema: SchemaLoader<T>,
  options: CallOptions = {},
): Promise<Tagged<T>> {
  return (await loadApiCall(true)).get(path, schema, options);
}

/**
 * Sends a POST or PUT and checks the response against the contract. `body` is written in the wire format; a Blob is
 * sent unchanged.
 * @throws {ApiError} whose `saved` says whether the write may have taken effect, or the reason of the aborted signal
 */
export async function apiSend<T>(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  schema: SchemaLoader<T>,
  options: SendOptions = {},
): Promise<T> {
  return (await loadApiCall(options.isRead)).send(method, path, body, schema, options);
}

/** @throws {ApiError} or the reason of the aborted signal */
export async function apiDelete(path: string, options: SendOptions = {}): Promise<void> {
  return (await loadApiCall()).remove(path, options);
}
