import { NextResponse, type NextRequest } from "next/server";
import * as z from "zod";
import type { ErrorKind } from "@/contract/api-error";
import { userSchema } from "@/contract/users/user";
import { mePath } from "@/lib/account/paths";
import { needsRefresh, refreshSession } from "@/lib/auth/refresh";
import { readSession, sessionCookies, type Session } from "@/lib/auth/session";
import { serializeCookie } from "@/lib/bff/cookies";
import { viewAsHeader } from "@/lib/bff/headers";
import { refuseOtherSites, requestIdIn } from "@/lib/bff/own-request";
import { originHeaders, sendFromPage } from "@/lib/bff/page-request";
import { logEvent } from "@/lib/bff/telemetry";
import { serviceUpstream } from "@/lib/bff/upstream";
import { webErrorResponse } from "@/lib/bff/web-response";

/** The user to view the dashboard as; null ends the view. */
const bodySchema = z.strictObject({ userName: userSchema.shape.userName.nullable() });

/**
 * Starts or ends a director's view of the dashboard as another user, which lasts as long as the session. The service
 * authorises it at every request; the session here only stores the name of the other user (ADR 0080).
 */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = refuseOtherSites(request);
  if (refused) return refused;
  const requestId = requestIdIn(request);
  const refuse = (kind: ErrorKind, message: string) => webErrorResponse(kind, message, requestId);
  const unreachable = () => refuse("badGateway", "The accounting service cannot be reached.");
  const ended = () => refuse("unauthenticated", "The session has ended; sign in again.");
  const present = request.cookies.getAll();
  const known = await readSession(present);
  let session = known;
  const choose = async (): Promise<Response> => {
    session = known && needsRefresh(known) ? await refreshSession(known) : known;
    if (!session) return ended();
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return refuse("invalid", "The body is not valid: expected a userName.");
    const chosen = { ...session, viewAs: body.data.userName ?? undefined };
    const status = chosen.viewAs === undefined ? 200 : await requestMeAs(chosen, request);
    if (status >= 500) return unreachable();
    if (status === 401) return ended();
    if (status !== 200) return refuse("forbidden", "What this user sees is not yours to see.");
    session = chosen;
    return NextResponse.json({ viewAs: chosen.viewAs ?? null }, { headers: { "Cache-Control": "no-store" } });
  };
  const response = await choose().catch((error: unknown) => {
    logEvent("warn", { requestId, err: error }, "the service did not say whether a user may be looked at");
    return unreachable();
  });
  // A refusal stores refreshed tokens too.
  const cookies = session && session !== known ? await sessionCookies(session, present) : [];
  for (const cookie of cookies) response.headers.append("set-cookie", serializeCookie(cookie));
  return response;
}

/** Requests Me as the user to be viewed, and returns the status. The service records the view (ADR 0080). */
async function requestMeAs({ accessToken, viewAs }: Session, { headers }: NextRequest): Promise<number> {
  const { pool } = serviceUpstream();
  const origin = originHeaders(headers);
  const asked = { method: "GET", path: mePath() } as const;
  const { status } = await sendFromPage({ requestId: origin["x-request-id"], ...asked }, async () => {
    const { statusCode, body } = await pool.request({
      ...asked,
      headers: {
        accept: "application/json",
        ...origin,
        authorization: `OAuth ${accessToken}`,
        ...viewAsHeader(viewAs),
      },
    });
    await body.dump();
    return { status: statusCode };
  });
  return status;
}
