import { NextResponse, type NextRequest } from "next/server";
import * as z from "zod";
import { userSchema } from "@/contract/users/user";
import { mePath } from "@/lib/account/paths";
import { needsRefresh, refreshSession } from "@/lib/auth/refresh";
import { readSession, sessionCookies, type Session } from "@/lib/auth/session";
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
  const unreachable = () => webErrorResponse("badGateway", "The accounting service cannot be reached.", requestId);
  const present = request.cookies.getAll();
  try {
    const known = await readSession(present);
    const session = known && needsRefresh(known) ? await refreshSession(known) : known;
    if (!session) return webErrorResponse("unauthenticated", "The session has ended; sign in again.", requestId);
    const body = bodySchema.safeParse(await request.json().catch(() => null));
    if (!body.success) return webErrorResponse("invalid", "The body is not valid: expected a userName.", requestId);
    const viewAs = body.data.userName ?? undefined;
    const status = viewAs === undefined ? 200 : await requestMeAs({ ...session, viewAs }, request);
    if (status >= 500) return unreachable();
    if (status !== 200) {
      const kind = status === 401 ? "unauthenticated" : "forbidden";
      return webErrorResponse(kind, "What this user sees is not yours to see.", requestId);
    }
    const response = NextResponse.json({ viewAs: viewAs ?? null }, { headers: { "Cache-Control": "no-store" } });
    for (const cookie of await sessionCookies({ ...session, viewAs }, present)) {
      response.cookies.set(cookie.name, cookie.value, cookie.options);
    }
    return response;
  } catch (error) {
    logEvent("warn", { requestId, err: error }, "the service did not say whether a user may be looked at");
    return unreachable();
  }
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
