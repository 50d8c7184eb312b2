import { cookies } from "next/headers";
import { getLocale } from "next-intl/server";
import { installTransport, type ApiAnswer, type ApiRequest } from "../api-transport";
import { mePath } from "../api-paths";
import { readSession } from "../auth/session";
import { serviceUpstream } from "./upstream";

/** Carries the calls of server components straight to the service. proxy.ts has refreshed the session before. */
async function serverTransport(request: ApiRequest): Promise<ApiAnswer> {
  const session = await readSession((await cookies()).getAll());
  const { pool, base } = serviceUpstream();
  const { statusCode, headers, body } = await pool.request({
    method: request.method,
    path: base + request.path,
    headers: {
      accept: "application/json",
      ...(session && { authorization: `OAuth ${session.accessToken}` }),
      // The page's language depends on who the user is, so that question goes without it.
      ...(request.path !== mePath() && { "accept-language": await getLocale() }),
    },
    signal: request.signal ?? null,
  });
  const text = await body.text();
  return {
    status: statusCode,
    header: (name) => {
      const value = headers[name.toLowerCase()];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    text,
  };
}

installTransport(serverTransport);
