import { parseWire, writeWire } from "@/contract/wire";
import { ApiFailure, type LocalFailure, type Saved } from "./api-failure";
import type { CallOptions, SchemaLoader, SendOptions, Tagged, Schema } from "./api-types";
import { AnswerBrokeOff, carry, type ApiAnswer, type ApiRequest } from "./api-transport";
import { sessionIsSomeoneElses, waitForSignIn } from "./session-gate";

const ANTI_FORGERY = { "X-CSRF": "1" };

export async function get<T>(path: string, schema: SchemaLoader<T>, options: CallOptions): Promise<Tagged<T>> {
  const loading = schema();
  // The call may fail first; the loader's own failure is met where it is awaited.
  loading.catch(() => undefined);
  const answer = await call({ method: "GET", path, headers: ANTI_FORGERY, signal: options.signal });
  return { value: read(answer, await loading, "no"), tag: answer.header("etag") ?? undefined };
}

export async function send<T>(
  method: "POST" | "PUT",
  path: string,
  body: unknown,
  schema: SchemaLoader<T>,
  options: SendOptions,
): Promise<T> {
  const answer = await call({
    method,
    path,
    headers: { "Content-Type": "application/json; charset=utf-8", ...writeHeaders(options) },
    body: body instanceof Blob ? body : writeWire(body),
    signal: options.signal,
    keepalive: options.keepalive,
    onUploadProgress: options.onUploadProgress,
  });
  return read(answer, await schema(), "unknown");
}

export async function remove(path: string, options: SendOptions): Promise<void> {
  await call({
    method: "DELETE",
    path,
    headers: writeHeaders(options),
    signal: options.signal,
    keepalive: options.keepalive,
  });
}

function writeHeaders(options: SendOptions): Record<string, string> {
  return { ...ANTI_FORGERY, ...(options.ifMatch ? { "If-Match": options.ifMatch } : {}) };
}

/** Carries the call, again after a new sign-in when the session had expired, and throws unless the answer is a 200. */
async function call(request: ApiRequest): Promise<ApiAnswer> {
  const isWrite = request.method !== "GET";
  for (;;) {
    if (sessionIsSomeoneElses()) throw someoneElse();
    const answer = await carry(request).catch((error: unknown) => {
      throw request.signal?.aborted ? error : noAnswer(error, isWrite);
    });
    if (answer.status === 200) return answer;
    const mayAsk = answer.status === 401 && typeof window !== "undefined" && !request.keepalive;
    if (!mayAsk || !(await waitForSignIn(isWrite))) throw failureOf(answer, isWrite);
    request.signal?.throwIfAborted();
  }
}

function read<T>(answer: ApiAnswer, schema: Schema<T>, saved: Saved): T {
  const result = schema.safeParse(readText(answer, saved));
  if (result.success) return result.data;
  throw unreadable(answer, saved, result.error.message);
}

function readText(answer: ApiAnswer, saved: Saved): unknown {
  try {
    return parseWire(answer.text);
  } catch (error) {
    throw unreadable(answer, saved, error instanceof Error ? error.message : "not in the wire format");
  }
}

function unreadable(answer: ApiAnswer, saved: Saved, explanation: string): ApiFailure {
  return new ApiFailure({
    status: answer.status,
    typeOfError: "UnreadableAnswer" satisfies LocalFailure,
    message: `The answer could not be read: ${explanation}`,
    identifier: answer.header("x-request-id") ?? undefined,
    saved,
  });
}

function noAnswer(error: unknown, isWrite: boolean): ApiFailure {
  const saved = isWrite ? "unknown" : "no";
  if (error instanceof AnswerBrokeOff) {
    const { status, identifier, message } = error;
    return new ApiFailure({ status, typeOfError: "BrokenOff" satisfies LocalFailure, message, identifier, saved });
  }
  const message = "There was no answer from the server.";
  return new ApiFailure({ status: 0, typeOfError: "NoConnection" satisfies LocalFailure, message, saved });
}

function someoneElse(): ApiFailure {
  const message = "Another user has signed in in this browser.";
  return new ApiFailure({ status: 401, typeOfError: "Unauthorized", message, saved: "no" });
}

/** The failure in an error answer, whether it holds the error object, a page of HTML or nothing (interface, Errors 3). */
function failureOf(answer: ApiAnswer, isWrite: boolean): ApiFailure {
  const body = errorBodyOf(answer.text);
  // The BFF knows where the service has never been reached; of a later failure nobody does.
  const mayBeSaved = answer.status >= 500 || answer.status === 0;
  return new ApiFailure({
    // A redirect that fetch did not follow has the status 0 but is an answer.
    status: answer.status === 0 ? 502 : answer.status,
    typeOfError: body?.typeOfError ?? "InternalServerError",
    message: body?.message ?? `The server answered ${String(answer.status)}.`,
    identifier: body?.identifier ?? answer.header("x-request-id") ?? undefined,
    saved: isWrite && mayBeSaved && answer.header("x-saved") !== "no" ? "unknown" : "no",
    retryAfter: secondsOf(answer.header("retry-after")),
  });
}

/** Retry-After in seconds or as a date (RFC 9110 §10.2.3); an hour at most, so that a wrong clock locks nobody out. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(3600, Math.max(0, seconds));
}

function errorBodyOf(text: string): { typeOfError: string; message: string; identifier: string } | null {
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
