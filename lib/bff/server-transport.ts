import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { installTransport, type ApiResponse, type ApiRequest } from "@/lib/api/transport";
import { mePath } from "@/lib/account/paths";
import { refreshSession } from "@/lib/auth/refresh";
import { readSession, type Session } from "@/lib/auth/session";
import { viewAsHeader } from "./headers";
import { originHeaders, sendFromPage } from "./page-request";
import { serviceUpstream } from "./upstream";

/**
 * Sends the requests of server components straight to the service. proxy.ts has refreshed the session already. The
 * caller's headers are not sent; all headers are made from the session, the page's language and the browser's request.
 * @throws Error for anything but GET, because pages only read
 */
function serverTransport({ method, path }: ApiRequest): Promise<ApiResponse> {
  if (method !== "GET") throw new Error(`a page tried to send ${method} ${path}`);
  return getOnce(path);
}

/** A page and its layouts need the same data; within one request of a browser it is fetched once. */
const getOnce = cache((path: string) => sendToService({ method: "GET", path, headers: {} }));

async function sendToService(request: ApiRequest): Promise<ApiResponse> {
  const session = await readSession((await cookies()).getAll());
  const response = await send(request, session);
  if (response.status !== 401 || !session) return response;
  // The token has expired since proxy.ts checked it, or was withdrawn before its time. The browser gets the new one
  // with its next request (ADR 0042).
  const refreshed = await refreshSession(session);
  return refreshed ? send(request, refreshed) : response;
}

async function send(request: ApiRequest, session: Session | null): Promise<ApiResponse> {
  const origin = originHeaders(await headers());
  const language = dependsOnLanguage(request.path) ? await getLocale() : undefined;
  const path = request.path.replace(/\?.*$/s, "");
  return sendFromPage({ requestId: origin["x-request-id"], method: request.method, path }, () =>
    fetchFromService(request, {
      accept: "application/json",
      ...origin,
      ...(session && { authorization: `OAuth ${session.accessToken}`, ...viewAsHeader(session.viewAs) }),
      ...(language !== undefined && { "accept-language": language }),
    }),
  );
}

async function fetchFromService(request: ApiRequest, upstreamHeaders: Record<string, string>): Promise<ApiResponse> {
  const { pool } = serviceUpstream();
  const response = await pool.request({
    method: request.method,
    path: request.path,
    headers: upstreamHeaders,
  });
  return {
    status: response.statusCode,
    header: (name) => {
      const value = response.headers[name.toLowerCase()];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text: await response.body.text(),
  };
}

/** Resources whose texts users entered are the same in all languages; the lines of statements are translated. */
const WITHOUT_LANGUAGE = /\/(FiscalYear(?!\/[^/?]+\/Statement)|KeyFigurePreset|Comment|KeyFigureData)(?=[/?]|$)/;

/**
 * Only requests whose response depends on the page's language wait for it. The language itself is that of the user, so
 * the request for the user would wait for itself.
 */
function dependsOnLanguage(path: string): boolean {
  return path !== mePath() && !WITHOUT_LANGUAGE.test(path);
}

installTransport(serverTransport);
