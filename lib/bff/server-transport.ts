import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { installTransport, type ApiResponse, type ApiRequest } from "../api/transport";
import { mePath } from "../api/paths";
import { refreshSession } from "../auth/refresh";
import { readSession } from "../auth/session";
import { tell, upstreamDone } from "./telemetry";
import { serviceUpstream } from "./upstream";

/** Carries the calls of server components straight to the service. proxy.ts has refreshed the session before. */
function serverTransport(request: ApiRequest): Promise<ApiResponse> {
  return request.method === "GET" ? getOnce(request.path) : carryToService(request);
}

/** A page and its layouts ask for the same: within one request of a browser it is answered once. */
const getOnce = cache((path: string) => carryToService({ method: "GET", path, headers: {} }));

/**
 * Asks for what a page and its layouts will ask for. Each is rendered once the one around it is, and would ask only then;
 * metadata is made at once, so this belongs there.
 */
export function askAhead(...paths: string[]): void {
  for (const path of paths) void getOnce(path).catch(() => undefined);
}

async function carryToService(request: ApiRequest): Promise<ApiResponse> {
  const session = await readSession((await cookies()).getAll());
  const answer = await send(request, session?.accessToken);
  if (answer.status !== 401 || !session) return answer;
  // The token has ended since proxy.ts looked. The browser gets the new one with its next call (ADR 42).
  const refreshed = await refreshSession(session);
  return refreshed ? send(request, refreshed.accessToken) : answer;
}

async function send(request: ApiRequest, accessToken: string | undefined): Promise<ApiResponse> {
  const told = await headers();
  const requestId = told.get("x-request-id") ?? undefined;
  // The front has made sure of it; whoever asks it cannot say where they are.
  const address = told.get("x-forwarded-for") ?? undefined;
  const language = hasLanguage(request.path) ? await getLocale() : undefined;
  const { method } = request;
  const facts = { requestId, method, path: request.path.replace(/\?.*$/s, "") };
  const begun = performance.now();
  const done = (outcome: number | string) => {
    upstreamDone({ upstream: "service", outcome, seconds: (performance.now() - begun) / 1000 });
  };
  try {
    const answer = await ask(request, {
      accept: "application/json",
      ...(requestId !== undefined && { "x-request-id": requestId }),
      ...(address !== undefined && { "x-forwarded-for": address }),
      ...(accessToken !== undefined && { authorization: `OAuth ${accessToken}` }),
      ...(language !== undefined && { "accept-language": language }),
    });
    done(answer.status);
    if (answer.status >= 500) tell("warn", { ...facts, status: answer.status }, "the service answered an error");
    return answer;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    done(code ?? "unknown");
    tell("warn", { ...facts, code, reason: message }, "the service did not answer");
    throw error;
  }
}

async function ask(request: ApiRequest, headersUp: Record<string, string>): Promise<ApiResponse> {
  const { pool, base } = serviceUpstream();
  const answer = await pool.request({
    method: request.method,
    path: base + request.path,
    headers: headersUp,
    signal: request.signal ?? null,
  });
  return {
    status: answer.statusCode,
    header: (name) => {
      const value = answer.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text: await answer.body.text(),
  };
}

/** What users have entered themselves is the same in all languages; the lines of statements have names of ours. */
const WITHOUT_LANGUAGE = /\/(FiscalYear(?!\/[^/?]+\/Statement)|KeyFigurePreset|Comment|KeyFigureData)(?=[/?]|$)/;

/** The page's language depends on who the user is: only what depends on it in turn waits for that answer. */
function hasLanguage(path: string): boolean {
  return path !== mePath() && !WITHOUT_LANGUAGE.test(path);
}

installTransport(serverTransport);
