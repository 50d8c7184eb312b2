import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { isEnding, refreshSession } from "../auth/refresh";
import { sessionCookies, type Session } from "../auth/session";
import { dashboardEnv } from "../env";
import { refusal, type Answer, type Saved } from "./answer";
import { bodyOf, type Parts } from "./body";
import { cookiesIn, sessionIn, setCookie } from "./cookies";
import { exchange, NoAnswer, type UpstreamAnswer } from "./exchange";
import { Flow } from "./flow";
import { headersUp } from "./headers";
import { judge } from "./judge";
import { serviceCall, type Resource } from "./resources";
import { forgeryIn, isRead, type HeaderOf } from "./same-origin";
import { serviceUpstream } from "./upstream";

/** A browser's call, whichever server received it. */
export interface BrowserCall {
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
  const forgery = forgeryIn(call.header, call.method, dashboardEnv().publicOrigin);
  if (forgery) return refusal("forbidden", forgery);
  const asked = serviceCall(call.target);
  if (!asked) return refusal("notFound", "There is no resource at this address.");
  const { resource, path } = asked;
  if (!resource.methods.has(call.method)) {
    return refusal("verbNotAccepted", `This resource accepts ${resource.allow}.`, { allow: resource.allow });
  }
  const found = await sessionIn(call.header("cookie"));
  if (!found) return unauthenticated();
  const upstream = serviceUpstream();
  if (upstream.inFlight >= dashboardEnv().upstream.inFlight) return busy();
  upstream.inFlight++;
  const answer = await attempt(call, resource, path, found).catch((error: unknown) => refusalOf(error, call.method));
  const leave = () => void upstream.inFlight--;
  if (answer.body instanceof Flow) answer.body.whenOver(leave);
  else leave();
  return answer;
}

async function attempt(call: BrowserCall, resource: Resource, path: string, found: Session): Promise<Answer> {
  const session = isEnding(found) ? await refreshSession(found) : found;
  if (!session) return unauthenticated();
  const { method, header } = call;
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
  const judged = judge(answer, method, (message) => lost("badGateway", message, method, "unknown"));
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
    return send(outgoing, session);
  }
}

function send({ call, resource, path, body }: Outgoing, session: Session): Promise<UpstreamAnswer> {
  const { pool, base } = serviceUpstream();
  const limits = dashboardEnv().upstream;
  const headers = headersUp(call.header, session.accessToken, call.encodings);
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
  return exchange(pool, request, { idle: limits.idle, whenLeft: call.whenLeft });
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

function unauthenticated(): Answer {
  return refusal("unauthenticated", "The session has ended; sign in again.");
}

function busy(): Answer {
  return refusal("unavailable", "The dashboard has too much to do at the moment; nothing was sent to the service.", {
    "retry-after": "1",
    "x-saved": "no" satisfies Saved,
  });
}

const SLOW = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "TOO_SLOW"]);

function refusalOf(error: unknown, method: string): Answer {
  const saved = error instanceof NoAnswer && error.wasSent ? "unknown" : "no";
  const isSlow = error instanceof NoAnswer && SLOW.has(error.code ?? "");
  if (isSlow) return lost("gatewayTimeout", "The accounting service took too long to answer.", method, saved);
  const message =
    saved === "unknown" ? "The accounting service broke off its answer." : "The accounting service cannot be reached.";
  return lost("badGateway", message, method, saved);
}

/** The refusal of a call whose answer is lost; a write's tells whether it may have taken effect. */
function lost(kind: "badGateway" | "gatewayTimeout", message: string, method: string, saved: Saved): Answer {
  if (isRead(method)) return refusal(kind, message);
  const outcome = saved === "no" ? "Nothing was saved." : "Whether the change was saved is not known.";
  return refusal(kind, `${message} ${outcome}`, { "x-saved": saved });
}
