import { NextResponse, type NextRequest } from "next/server";
import { checkSameOrigin } from "@/lib/bff/same-origin";
import { webErrorResponse } from "@/lib/bff/web-response";
import { dashboardEnv } from "@/lib/env";
import { tellOpening } from "@/lib/bff/shared-report";

/** The page says that it is shown: programs that look at links in mails ask for pages, and show none. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const requestId = request.headers.get("x-request-id") ?? undefined;
  const crossOrigin = checkSameOrigin((name) => request.headers.get(name), request.method, dashboardEnv().publicUrl);
  if (crossOrigin) return webErrorResponse("forbidden", crossOrigin, requestId);
  const status = await tellOpening((await params).token);
  return NextResponse.json({}, { status: status === 0 ? 502 : status, headers: { "Cache-Control": "no-store" } });
}
