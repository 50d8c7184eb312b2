import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { errors, type Dispatcher } from "undici";
import { isEnding, refreshSession } from "../auth/refresh";
import { readSession, sessionCookies, type CookieToSet, type Session } from "../auth/session";
import { dashboardEnv } from "../env";
import { headersUp } from "./headers";
import { judge } from "./judge";
import { refuse } from "./refuse";
import { servicePath } from "./resources";
import { forgeryIn } from "./same-origin";
import { upstream, upstreamPath } from "./upstream";

/** Bodies up to this are held, so that they can be sent again after a 401. */
const HELD = 1024 * 1024;

/** A file of 50 MB takes the service half a minute on a quiet machine: an import is waited for ten times as long. */
const IMPORT = /\/SieImport(?:[/?]|$)/i;
const IMPORT_PATIENCE = 10;

export interface Forwarded {
  response: Response;
  /** Cookies of a session that was refreshed on the way. */
  cookies: CookieToSet[];
}

interface Call {
  request: Request;
  path: string;
  body: Buffer | Readable | null;
}

/** Passes a browser's call on to the accounting service with the token of its session. */
export async function forward(
  request: Request,
  cookies: readonly { name: string; value: string }[],
): Promise<Forwarded> {
  const forgery = forgeryIn(request.headers, dashboardEnv().publicUrl);
  if (forgery) return bare(refuse("forbidden", forgery));
  const url = new URL(request.url);
  const path = servicePath(url.pathname);
  if (!path) return bare(refuse("notFound", "There is no resource at this address."));
  const found = await readSession(cookies);
  if (!found) return bare(unauthenticated());
  try {
    const session = isEnding(found) ? await refreshSession(found) : found;
    if (!session) return bare(unauthenticated());
    const call = { request, path: upstreamPath(path + url.search), body: await bodyOf(request) };
    return await attempt(call, session, found, cookies);
  } catch (error) {
    return bare(refusalOf(error));
  }
}

async function attempt(
  call: Call,
  session: Session,
  found: Session,
  cookies: readonly { name: string; value: string }[],
): Promise<Forwarded> {
  let current = session;
  let answer = await send(call, current);
  const mayRepeat = answer.statusCode === 401 && current === found && !(call.body instanceof Readable);
  if (mayRepeat) {
    const refreshed = await refreshSession(current);
    if (refreshed) {
      await answer.body.dump();
      current = refreshed;
      answer = await send(call, current);
    }
  }
  return {
    response: await judge(answer, call.request.method),
    cookies: current === found ? [] : await sessionCookies(current, cookies),
  };
}

function send({ request, path, body }: Call, session: Session): Promise<Dispatcher.ResponseData> {
  return upstream().request({
    method: request.method,
    path,
    headers: headersUp(request.headers, session.accessToken),
    body,
    signal: request.signal,
    ...(IMPORT.test(path) && { headersTimeout: dashboardEnv().upstreamTimeout * IMPORT_PATIENCE }),
  });
}

/** A small body whole, a large one as a stream. */
async function bodyOf(request: Request): Promise<Buffer | Readable | null> {
  if (!request.body) return null;
  const length = Number(request.headers.get("content-length") ?? Infinity);
  return length <= HELD
    ? Buffer.from(await request.arrayBuffer())
    : Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
}

function unauthenticated(): Response {
  return refuse("unauthenticated", "The session has ended; sign in again.");
}

function refusalOf(error: unknown): Response {
  const isSlow =
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError ||
    (error instanceof DOMException && error.name === "TimeoutError");
  return isSlow
    ? refuse("gatewayTimeout", "The accounting service took too long to answer.")
    : refuse("badGateway", "The accounting service cannot be reached.");
}

function bare(response: Response): Forwarded {
  return { response, cookies: [] };
}
