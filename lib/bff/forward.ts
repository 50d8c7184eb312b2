import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { isEnding, refreshSession } from "../auth/refresh";
import { sessionCookies, type Session } from "../auth/session";
import { dashboardEnv } from "../env";
import { refusal, type Answer, type Saved } from "./answer";
import { bodyOf, type Parts } from "./body";
import { cookiesIn, sessionIn, setCookie } from "./cookies";
import { exchange, NoAnswer, type UpstreamAnswer } from "./exchange";
import { BrowserLeft, Flow } from "./flow";
import { headersUp } from "./headers";
import { judge } from "./judge";
import { serviceCall, type Resource } from "./resources";
import { forgeryIn, isRead, type HeaderOf } from "./same-origin";
import { tell, upstreamDone } from "./telemetry";
import { serviceUpstream } from "./upstream";

/** A browser's call, whichever server received it. */
export interface BrowserCall {
  /** Under which both programs' logs tell of it. */
  requestId: string;
  /** Where the browser is; undefined where nobody has made sure of it. */
  address: string | undefined;
  method: string;
  /** Path and query as they were sent. */
  target: string;
  header: HeaderOf;
  /** The body, asked for once; null when there is none. */
  body: () => Parts | null;
  /** Calls back when the browser has left before it was answered; answers how to call that off. */
  whenLeft: (leave: () => void) => () => void;
  /** Content codings that an answer can be passed on in. */
  encodings: string;
}

interface Outgoing {
  call: BrowserCall;
  resource: Resource;
  path: string;
  body: Buffer | Parts | null;
}

/** Passes a browser's call on to the accounting service with the token of its session. */
export async function forward(call: BrowserCall): Promise<Answer> {
  const forgery = forgeryIn(call.header, call.method, dashboardEnv().publicUrl);
  const { requestId } = call;
  if (forgery) return refusal("forbidden", forgery, {}, requestId);
  const asked = serviceCall(call.target);
  if (!asked) return refusal("notFound", "There is no resource at this address.", {}, requestId);
  const { resource, path } = asked;
  if (!resource.methods.has(call.method)) {
    const message = `This resource accepts ${resource.allow}.`;
    return refusal("verbNotAccepted", message, { allow: resource.allow }, requestId);
  }
  const found = await sessionIn(call.header("cookie"));
  if (!found) return unauthenticated(call);
  const upstream = serviceUpstream();
  if (upstream.inFlight >= dashboardEnv().upstream.inFlight) return busy(call);
  upstream.inFlight++;
  const answer = await attempt(call, resource, path, found).catch((error: unknown) => refusalOf(error, call));
  const leave = (error?: Error) => {
    upstream.inFlight--;
    if (error && !(error instanceof BrowserLeft)) tellOfUpstream(call, "broke off", error);
  };
  if (answer.body instanceof Flow) answer.body.whenOver(leave);
  else leave();
  return answer;
}

async function attempt(call: BrowserCall, resource: Resource, path: string, found: Session): Promise<Answer> {
  const session = isEnding(found) ? await refreshSession(found) : found;
  if (!session) return unauthenticated(call);
  const { header } = call;
  const outgoing = { call, resource, path, body: await bodyToSend(call) };
  let current = session;
  let answer = await sendOrRetry(outgoing, current);
  if (answer.status === 401 && isHeld(outgoing.body)) {
    const refreshed = await refreshSession(current);
    if (refreshed) {
      if (!Buffer.isBuffer(answer.body)) answer.body.cancel();
      current = refreshed;
      answer = await sendOrRetry(outgoing, current);
    }
  }
  if (answer.status >= 500) tell("warn", { ...factsOf(call), status: answer.status }, "the service answered an error");
  const judged = judge(answer, call, (message) => {
    tell("warn", { ...factsOf(call), status: answer.status, reason: message }, "the service's answer is refused");
    return lost("badGateway", message, call, "unknown");
  });
  if (current === found) return judged;
  const cookies = await sessionCookies(current, cookiesIn(header("cookie") ?? ""));
  return { ...judged, cookies: cookies.map(setCookie) };
}

/** A read is sent once more where the connection was reset before an answer: the service may just have closed it. */
async function sendOrRetry(outgoing: Outgoing, session: Session): Promise<UpstreamAnswer> {
  try {
    return await send(outgoing, session);
  } catch (error) {
    if (!isRead(outgoing.call.method) || !isReset(error)) throw error;
    tellOfUpstream(outgoing.call, "asked again", error);
    return send(outgoing, session);
  }
}

function send({ call, resource, path, body }: Outgoing, session: Session): Promise<UpstreamAnswer> {
  const { pool, base } = serviceUpstream();
  const limits = dashboardEnv().upstream;
  const { requestId, encodings, address } = call;
  const headers = headersUp(call.header, { accessToken: session.accessToken, encodings, requestId, address });
  // A length that is known lets the service refuse a body before it has come.
  if (!isHeld(body)) {
    const length = call.header("content-length");
    if (length) headers["content-length"] = length;
  }
  const request: Dispatcher.DispatchOptions = {
    method: call.method,
    path: base + path,
    headers,
    body: isHeld(body) ? body : Readable.from(body),
    ...(resource.isImport && { headersTimeout: limits.import }),
  };
  return measured(exchange(pool, request, { idle: limits.idle, whenLeft: call.whenLeft }));
}

/** Counts how the service answered, and how soon. */
async function measured(answering: Promise<UpstreamAnswer>): Promise<UpstreamAnswer> {
  const begun = performance.now();
  const done = (outcome: number | string) => {
    upstreamDone({ upstream: "service", outcome, seconds: (performance.now() - begun) / 1000 });
  };
  try {
    const answer = await answering;
    done(answer.status);
    return answer;
  } catch (error) {
    if (!hasLeft(error)) done((error instanceof NoAnswer && error.code) || "unknown");
    throw error;
  }
}

function isHeld(body: Outgoing["body"]): body is Buffer | null {
  return body === null || Buffer.isBuffer(body);
}

/** Only what creates or changes carries a body. */
function bodyToSend(call: BrowserCall): Promise<Buffer | Parts | null> | null {
  const parts = call.method === "POST" || call.method === "PUT" ? call.body() : null;
  return parts && bodyOf(parts, Number(call.header("content-length") ?? 0));
}

function isReset(error: unknown): boolean {
  return (
    error instanceof NoAnswer &&
    !error.hadBegun &&
    (error.code === "ECONNRESET" || error.code === "EPIPE" || error.code === "UND_ERR_SOCKET")
  );
}

function hasLeft(error: unknown): boolean {
  return error instanceof NoAnswer && error.cause instanceof BrowserLeft;
}

function unauthenticated({ requestId }: BrowserCall): Answer {
  return refusal("unauthenticated", "The session has ended; sign in again.", {}, requestId);
}

function busy({ requestId }: BrowserCall): Answer {
  const message = "The dashboard has too much to do at the moment; nothing was sent to the service.";
  return refusal("unavailable", message, { "retry-after": "1", "x-saved": "no" satisfies Saved }, requestId);
}

/** What the log tells of a call: its query may hold what users have typed. */
function factsOf({ requestId, method, target }: BrowserCall) {
  return { requestId, method, path: target.replace(/[?#].*$/s, "") };
}

function tellOfUpstream(call: BrowserCall, outcome: string, error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  tell("warn", { ...factsOf(call), outcome, code, reason: message }, "the service did not answer");
}

const SLOW = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "TOO_SLOW"]);

function refusalOf(error: unknown, call: BrowserCall): Answer {
  if (!hasLeft(error)) tellOfUpstream(call, "refused", error);
  const saved = error instanceof NoAnswer && error.wasSent ? "unknown" : "no";
  const isSlow = error instanceof NoAnswer && SLOW.has(error.code ?? "");
  if (isSlow) return lost("gatewayTimeout", "The accounting service took too long to answer.", call, saved);
  const message =
    saved === "unknown" ? "The accounting service broke off its answer." : "The accounting service cannot be reached.";
  return lost("badGateway", message, call, saved);
}

/** The refusal of a call whose answer is lost; a write's tells whether it may have taken effect. */
function lost(
  kind: "badGateway" | "gatewayTimeout",
  message: string,
  { method, requestId }: BrowserCall,
  saved: Saved,
): Answer {
  if (isRead(method)) return refusal(kind, message, {}, requestId);
  const outcome = saved === "no" ? "Nothing was saved." : "Whether the change was saved is not known.";
  return refusal(kind, `${message} ${outcome}`, { "x-saved": saved }, requestId);
}
