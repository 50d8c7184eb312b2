import { parseWire, writeWire } from "@/contract/wire";
import { ApiError, partNotFetched, type LocalErrorType } from "./error";
import type { CallOptions, ConditionalPut, SchemaLoader, SendOptions, Tagged, Schema } from "./types";
import { ResponseInterrupted, sendRequest, type ApiResponse, type ApiRequest } from "./transport";
import { countSignIns, isSignedInAsOtherUser, waitForSignIn } from "@/lib/session-gate";

/** Maximum number of attempts when the resource is changed between reading and writing it. */
const ATTEMPTS = 3;

const CSRF_HEADER = { "X-CSRF": "1" };

export async function get<T>(path: string, schema: SchemaLoader<T>, options: CallOptions): Promise<Tagged<T>> {
  const loading = load(schema, true);
  const { signal, language } = options;
  const headers = language ? { ...CSRF_HEADER, "Accept-Language": language } : CSRF_HEADER;
  const response = await call({ method: "GET", path, headers, signal }, false);
  return { value: parseResponse(response, await loading, false), tag: response.header("etag") ?? undefined };
}

export async function send<T>(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  schema: SchemaLoader<T>,
  options: SendOptions,
): Promise<T> {
  const isWrite = !options.isRead;
  const loading = load(schema, !isWrite);
  // Awaited before sending, so that nothing is saved whose response cannot be read. A keepalive request is sent at
  // once, because the page may be gone before the schema arrives.
  if (!options.keepalive) await loading;
  const request = {
    method,
    path,
    headers: { "Content-Type": "application/json; charset=utf-8", ...writeHeaders(options) },
    body: body instanceof Blob ? body : writeWire(body),
    signal: options.signal,
    keepalive: options.keepalive,
    onUploadProgress: options.onUploadProgress,
  };
  const response = await call(request, isWrite);
  // This can fail only for a keepalive request: others have awaited the schema before sending.
  const loaded = await loading.catch(() => {
    throw unreadableResponse(response, isWrite, "its schema could not be fetched");
  });
  return parseResponse(response, loaded, isWrite);
}

function load<T>(schema: SchemaLoader<T>, isRead: boolean): Promise<Schema<T>> {
  const loading = schema().catch(() => {
    throw partNotFetched(isRead);
  });
  // If the request fails first, nothing awaits this promise; this avoids an unhandled rejection.
  loading.catch(() => undefined);
  return loading;
}

/**
 * GETs a file.
 * @returns the file and its name from Content-Disposition
 */
export async function getFile(path: string): Promise<{ file: Blob; name: string }> {
  // The callback makes the transport read the response as a file.
  return fileOf(await call({ method: "GET", path, headers: CSRF_HEADER, onDownloadProgress: () => undefined }, false));
}

/**
 * Requests a file by POST, because the body may contain a password. Only an entry in the activity is saved.
 * @param onProgress called with the number of bytes that have arrived
 * @returns the file and its name from Content-Disposition
 */
export async function download(
  path: string,
  body: unknown,
  onProgress: (received: number) => void,
  signal?: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  const request = {
    method: "POST" as const,
    path,
    headers: { "Content-Type": "application/json; charset=utf-8", ...CSRF_HEADER },
    body: writeWire(body),
    signal,
    onDownloadProgress: onProgress,
  };
  return fileOf(await call(request, false));
}

function fileOf(response: ApiResponse): { file: Blob; name: string } {
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.header("content-disposition") ?? "")?.[1];
  if (!response.file || name === undefined) throw unreadableResponse(response, false, "it is no file");
  return { file: response.file, name: decodeURIComponent(name) };
}

/** See `putUnlessChanged` of ./put-unless-changed. */
export async function putUnlessChanged<T>(put: ConditionalPut<T>): Promise<T> {
  const { path, putPath = path, schema, isSeen, isSaved, body, conflict } = put;
  let refused: { tag: string | undefined; error: ApiError } | undefined;
  for (let attempt = 1; ; attempt++) {
    const { value, tag } = await get(path, schema, {});
    if (isSaved?.(value)) return value;
    if (!isSeen(value)) throw await conflict(value);
    // Nobody has changed it: the service refused the content by a rule.
    if (refused && refused.tag === tag) throw refused.error;
    try {
      return await send("PUT", putPath, body(value), schema, { ifMatch: tag });
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof ApiError) || error.status !== 412) throw error;
      refused = { tag, error };
    }
  }
}

export async function remove(path: string, options: SendOptions): Promise<void> {
  const { signal, keepalive } = options;
  await call({ method: "DELETE", path, headers: writeHeaders(options), signal, keepalive }, true);
}

function writeHeaders({ ifMatch, idempotencyKey }: SendOptions): Record<string, string> {
  return {
    ...CSRF_HEADER,
    ...(ifMatch && { "If-Match": ifMatch }),
    ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
  };
}

/**
 * Sends the request. If the session has expired, waits for a new sign-in and sends the request again.
 * @throws {ApiError} unless the response is a 200, or the reason of the aborted signal
 */
async function call(request: ApiRequest, isWrite: boolean): Promise<ApiResponse> {
  for (;;) {
    if (isSignedInAsOtherUser()) throw signedInAsAnotherUser(isWrite);
    const signIns = countSignIns();
    const response = await sendRequest(request).catch((error: unknown) => {
      request.signal?.throwIfAborted();
      throw toConnectionError(error, isWrite);
    });
    if (response.status === 200) return response;
    const maySignIn = response.status === 401 && typeof window !== "undefined" && !request.keepalive;
    if (!maySignIn || !(await waitForSignIn(isWrite, signIns))) throw toApiError(response, isWrite);
    request.signal?.throwIfAborted();
  }
}

function parseResponse<T>(response: ApiResponse, schema: Schema<T>, isWrite: boolean): T {
  const result = schema.safeParse(parseText(response, isWrite));
  if (result.success) return result.data;
  throw unreadableResponse(response, isWrite, result.error.message);
}

function parseText(response: ApiResponse, isWrite: boolean): unknown {
  try {
    return parseWire(response.text);
  } catch (error) {
    throw unreadableResponse(response, isWrite, error instanceof Error ? error.message : "not in the wire format");
  }
}

function unreadableResponse(response: ApiResponse, isWrite: boolean, explanation: string): ApiError {
  return new ApiError({
    status: response.status,
    typeOfError: "UnreadableAnswer" satisfies LocalErrorType,
    message: `The answer could not be read: ${explanation}`,
    identifier: response.header("x-request-id") ?? undefined,
    saved: isWrite ? "unknown" : "no",
    isRead: !isWrite,
  });
}

function toConnectionError(error: unknown, isWrite: boolean): ApiError {
  const effect = { saved: isWrite ? "unknown" : "no", isRead: !isWrite } as const;
  if (error instanceof ResponseInterrupted) {
    const { status, identifier, message } = error;
    return new ApiError({ status, typeOfError: "BrokenOff" satisfies LocalErrorType, message, identifier, ...effect });
  }
  const message = "There was no answer from the server.";
  return new ApiError({ status: 0, typeOfError: "NoConnection" satisfies LocalErrorType, message, ...effect });
}

function signedInAsAnotherUser(isWrite: boolean): ApiError {
  const message = "Another user has signed in in this browser.";
  return new ApiError({ status: 401, typeOfError: "Unauthorized", message, saved: "no", isRead: !isWrite });
}

/** The error of a response other than 200. Its body is the service's error object, an HTML page or empty. */
function toApiError(response: ApiResponse, isWrite: boolean): ApiError {
  const body = parseErrorBody(response.text);
  // "x-saved: no" from the BFF means that the service was not reached. After any other server error the write may
  // have been saved.
  const mayBeSaved = response.status >= 500 || response.status === 0;
  return new ApiError({
    // A redirect that fetch did not follow has status 0, although there was a response.
    status: response.status === 0 ? 502 : response.status,
    typeOfError: body?.typeOfError ?? "InternalServerError",
    message: body?.message ?? `The server answered ${String(response.status)}.`,
    identifier: body?.identifier ?? response.header("x-request-id") ?? undefined,
    saved: isWrite && mayBeSaved && response.header("x-saved") !== "no" ? "unknown" : "no",
    isRead: !isWrite,
    retryAfter: parseRetryAfter(response.header("retry-after")),
  });
}

/** Retry-After (seconds or a date, RFC 9110 §10.2.3) in seconds; at most an hour, in case of a wrong clock. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(3600, Math.max(0, seconds));
}

function parseErrorBody(text: string): { typeOfError: string; message: string; identifier: string } | null {
  let body: unknown;
  try {
    body = parseWire(text);
  } catch {
    return null;
  }
  if (typeof body !== "object" || body === null) return null;
  const { typeOfError, message, identifier } = body as Record<string, unknown>;
  const isComplete = typeof typeOfError === "string" && typeof message === "string" && typeof identifier === "string";
  return isComplete ? { typeOfError, message, identifier } : null;
}
