import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { WriteOutcome } from "@/lib/api/error";
import { needsRefresh, refreshSession } from "@/lib/auth/refresh";
import { sessionCookies, type Session } from "@/lib/auth/session";
import { dashboardEnv } from "@/lib/env";
import { errorResponse, type BffResponse } from "./response";
import { readBody, untilDisconnect, type BodyChunks } from "./request-body";
import { parseCookies, sessionFromCookies, serializeCookie } from "./cookies";
import { sendUpstream, UpstreamError, type UpstreamResponse } from "./upstream-request";
import { ClientDisconnected, BodyStream } from "./body-stream";
import { toUpstreamHeaders } from "./headers";
import { checkResponse } from "./check-response";
import { matchResource, type ResourceMatch } from "./resources";
import { checkSameOrigin, isSafeMethod, type GetHeader } from "./same-origin";
import { codeOfError, logEvent, recordRequest } from "./telemetry";
import { serviceUpstream } from "./upstream";

/** A browser's request, as received by the front or by the route handler. */
interface BffRequest {
  /** The same in the logs of both programs. */
  requestId: string;
  /** The client's address; undefined when it is not known for certain. */
  address: string | undefined;
  method: string;
  /**
   * Path and query: from the front as they were sent, from the route handler as a URL parser writes them (ADR 0070).
   */
  target: string;
  header: GetHeader;
  /** Returns the body, or null when there is none. Called at most once. */
  body: () => BodyChunks | null;
  /** Registers a callback for when the client goes away; returns a function that unregisters it. */
  onDisconnect: (callback: () => void) => () => void;
  /** Content codings that a response can be passed on in, separated by a comma and a space. */
  acceptEncoding: string;
}

interface UpstreamCall extends Pick<ResourceMatch, "path" | "isImport"> {
  request: BffRequest;
  body: Buffer | BodyChunks | null;
}

/** Forwards a browser's request to the accounting service with the access token of its session. */
export async function forwardRequest(request: BffRequest): Promise<BffResponse> {
  const { requestId } = request;
  const crossOrigin = checkSameOrigin(request.header, request.method, dashboardEnv().publicUrl);
  if (crossOrigin) return errorResponse("forbidden", crossOrigin, {}, requestId);
  const match = matchResource(request.target);
  if (!match) return errorResponse("notFound", "There is no resource at this address.", {}, requestId);
  const { resource } = match;
  if (!resource.methods.has(request.method)) {
    const message = `This resource accepts ${resource.allow}.`;
    return errorResponse("verbNotAccepted", message, { allow: resource.allow }, requestId);
  }
  const session = await sessionFromCookies(request.header("cookie"));
  if (!session) return unauthenticated(request);
  const upstream = serviceUpstream();
  if (upstream.inFlight >= dashboardEnv().upstream.inFlight) return tooBusy(request);
  upstream.inFlight++;
  const response = await sendWithSession(request, match, session).catch((error: unknown) =>
    toErrorResponse(error, request),
  );
  const finish = (error?: Error) => {
    upstream.inFlight--;
    if (error && !(error instanceof ClientDisconnected)) logUpstreamProblem(request, "broke off", error);
  };
  if (response.body instanceof BodyStream) response.body.onEnd(finish);
  else finish();
  return response;
}

async function sendWithSession(
  request: BffRequest,
  { path, isImport }: ResourceMatch,
  cookieSession: Session,
): Promise<BffResponse> {
  let session = needsRefresh(cookieSession) ? await refresh(cookieSession) : cookieSession;
  if (!session) return unauthenticated(request);
  const call = { request, path, isImport, body: await bodyToSend(request) };
  let upstream = await sendOrRetry(call, session);
  // The access token may have been withdrawn before its time. A body that was streamed cannot be sent again.
  if (upstream.status === 401 && isBuffered(call.body)) {
    const { body } = upstream;
    const cancel = () => {
      if (body instanceof BodyStream) body.cancel();
    };
    const refreshed = await refresh(session).catch((error: unknown) => {
      cancel();
      throw error;
    });
    if (refreshed) {
      cancel();
      session = refreshed;
      upstream = await sendOrRetry(call, session);
    }
  }
  const fields = () => ({ ...logFields(request), status: upstream.status });
  if (upstream.status >= 500) logEvent("warn", fields(), "the service answered an error");
  const response = checkResponse(upstream, request, (message) => {
    logEvent("warn", { ...fields(), reason: message }, "the service's answer is refused");
    return lostResponse("badGateway", message, request, "unknown");
  });
  if (session === cookieSession) return response;
  const cookies = await sessionCookies(session, parseCookies(request.header("cookie") ?? ""));
  return { ...response, cookies: cookies.map(serializeCookie) };
}

/** The OpenID provider did not say whether the session goes on. The service has done nothing. */
class RefreshError extends Error {
  override readonly name = "RefreshError";
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** @throws {RefreshError} */
function refresh(session: Session): Promise<Session | null> {
  return refreshSession(session).catch((error: unknown) => {
    throw new RefreshError(error as Error);
  });
}

/** Sends a read once more when the connection was reset before a response: the service may just have closed it. */
async function sendOrRetry(call: UpstreamCall, session: Session): Promise<UpstreamResponse> {
  try {
    return await send(call, session);
  } catch (error) {
    if (!isSafeMethod(call.request.method) || !isConnectionReset(error)) throw error;
    logUpstreamProblem(call.request, "asked again", error);
    return send(call, session);
  }
}

function send({ request, path, isImport, body }: UpstreamCall, session: Session): Promise<UpstreamResponse> {
  const { pool } = serviceUpstream();
  const limits = dashboardEnv().upstream;
  const { requestId, acceptEncoding, address } = request;
  const { accessToken, viewAs } = session;
  const headers = toUpstreamHeaders(request.header, { accessToken, acceptEncoding, requestId, address, viewAs });
  // With the length the service can refuse a body before it has arrived.
  if (!isBuffered(body)) {
    const length = request.header("content-length");
    if (length) headers["content-length"] = length;
  }
  const options: Dispatcher.DispatchOptions = {
    method: request.method,
    path,
    headers,
    body: isBuffered(body) ? body : Readable.from(body),
    ...(isImport && { headersTimeout: limits.import }),
  };
  return recordRequest(
    "service",
    () => sendUpstream(pool, options, { idle: limits.idle, onDisconnect: request.onDisconnect }),
    (error) => (isDisconnect(error) ? undefined : codeOfError(error)),
  );
}

function isBuffered(body: UpstreamCall["body"]): body is Buffer | null {
  return body === null || Buffer.isBuffer(body);
}

/** The body of a POST or PUT; other methods have none in the interface. */
function bodyToSend({ method, body, header }: BffRequest): Promise<Buffer | BodyChunks | null> | null {
  const chunks = method === "POST" || method === "PUT" ? body() : null;
  return chunks && readBody(untilDisconnect(chunks), Number(header("content-length") ?? 0));
}

function isConnectionReset(error: unknown): boolean {
  return (
    error instanceof UpstreamError &&
    !error.responseBegan &&
    (error.code === "ECONNRESET" || error.code === "EPIPE" || error.code === "UND_ERR_SOCKET")
  );
}

function isDisconnect(error: unknown): boolean {
  return (error instanceof UpstreamError ? error.cause : error) instanceof ClientDisconnected;
}

function unauthenticated({ requestId }: BffRequest): BffResponse {
  return errorResponse("unauthenticated", "The session has ended; sign in again.", {}, requestId);
}

function tooBusy({ method, requestId }: BffRequest): BffResponse {
  const message = "The dashboard has too much to do at the moment; nothing was sent to the service.";
  const headers = { "retry-after": "1", ...(!isSafeMethod(method) && { "x-saved": "no" satisfies WriteOutcome }) };
  return errorResponse("unavailable", message, headers, requestId);
}

/** A request's fields in the log, without the query, which may hold text that users have typed. */
function logFields({ requestId, method, target }: BffRequest) {
  return { requestId, method, path: target.replace(/[?#].*$/s, "") };
}

function logUpstreamProblem(
  request: BffRequest,
  outcome: "asked again" | "broke off" | "refused",
  error: unknown,
): void {
  const { code, message } = error as NodeJS.ErrnoException;
  const responseBegan = outcome === "broke off" || (error instanceof UpstreamError && error.responseBegan);
  const event = responseBegan ? "the service broke off its answer" : "the service did not answer";
  logEvent("warn", { ...logFields(request), outcome, code, reason: message }, event);
}

const TIMEOUT_CODES = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "TOO_SLOW"]);

function toErrorResponse(error: unknown, request: BffRequest): BffResponse {
  if (error instanceof RefreshError) {
    logEvent("warn", { ...logFields(request), reason: error.message }, "the session could not be refreshed");
    return lostResponse("badGateway", "The sign-in provider cannot be reached.", request, "no");
  }
  if (!isDisconnect(error)) logUpstreamProblem(request, "refused", error);
  const saved = error instanceof UpstreamError && error.wasSent ? "unknown" : "no";
  const isTimeout = error instanceof UpstreamError && TIMEOUT_CODES.has(error.code ?? "");
  if (isTimeout)
    return lostResponse("gatewayTimeout", "The accounting service took too long to answer.", request, saved);
  const message =
    saved === "unknown" ? "The accounting service broke off its answer." : "The accounting service cannot be reached.";
  return lostResponse("badGateway", message, request, saved);
}

/**
 * The response to the browser when the service gave none that can be passed on. For a write it says if something may
 * have been saved.
 */
function lostResponse(
  kind: "badGateway" | "gatewayTimeout",
  message: string,
  { method, requestId }: BffRequest,
  saved: WriteOutcome,
): BffResponse {
  if (isSafeMethod(method)) return errorResponse(kind, message, {}, requestId);
  const outcome = saved === "no" ? "Nothing was saved." : "Whether the change was saved is not known.";
  return errorResponse(kind, `${message} ${outcome}`, { "x-saved": saved }, requestId);
}
