import type * as ApiCallModule from "./api-call";
import { ApiFailure, type LocalFailure } from "./api-failure";
import type { CallOptions, SchemaLoader, SendOptions, Tagged } from "./api-types";

export type { CallOptions, SchemaLoader, SendOptions, Tagged };

type ApiCall = typeof ApiCallModule;

let loaded: Promise<ApiCall> | undefined;

/** The calls themselves, with the wire codec, come to the browser after the page, which has its first data with it. */
export function loadApiCall(): Promise<ApiCall> {
  loaded ??= import("./api-call").catch(() => {
    loaded = undefined;
    throw new ApiFailure({
      status: 0,
      typeOfError: "NoConnection" satisfies LocalFailure,
      message: "A part of the dashboard could not be fetched.",
      saved: "no",
    });
  });
  return loaded;
}

/**
 * GETs a resource and checks it against the contract.
 * @throws {ApiFailure}
 */
export async function apiGet<T>(path: string, schema: SchemaLoader<T>, options: CallOptions = {}): Promise<T> {
  return (await apiGetTagged(path, schema, options)).value;
}

/** Like {@link apiGet}, with the answer's entity tag. */
export async function apiGetTagged<T>(
  path: string,
  schema: SchemaLoader<T>,
  options: CallOptions = {},
): Promise<Tagged<T>> {
  return (await loadApiCall()).get(path, schema, options);
}

/**
 * Sends a write and checks the answer against the contract. `body` is written in the wire format; a Blob goes as it is.
 * @throws {ApiFailure} whose `saved` tells whether the write may have taken effect
 */
export async function apiSend<T>(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  schema: SchemaLoader<T>,
  options: SendOptions = {},
): Promise<T> {
  return (await loadApiCall()).send(method, path, body, schema, options);
}

/** @throws {ApiFailure} */
export async function apiDelete(path: string, options: SendOptions = {}): Promise<void> {
  return (await loadApiCall()).remove(path, options);
}
