import { NextResponse, type NextRequest } from "next/server";
import { sharedReportCodeSchema } from "@/contract/reports/report-link";
import { refuseOtherSites, requestIdIn } from "@/lib/bff/own-request";
import { webErrorResponse } from "@/lib/bff/web-response";
import { verifyCode } from "@/lib/bff/shared-report";

const bodySchema = sharedReportCodeSchema.pick({ code: true });

/**
 * Checks the code of a link to a report: 200 if the code is right, 400 if it is wrong or missing, 403 for a request of
 * another site, 404 if the link has ended, 429 after too many tries or requests, 502 if the service does not respond or
 * its answer is not as expected. Other statuses of the service are passed on.
 */
export async function POST(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const refused = refuseOtherSites(request);
  if (refused) return refused;
  const requestId = requestIdIn(request);
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return webErrorResponse("invalid", "The body is not valid: expected a code.", requestId);
  const { status, retryAfter } = await verifyCode((await params).token, body.data.code);
  const headers = { "Cache-Control": "no-store", ...(retryAfter !== null && { "Retry-After": retryAfter }) };
  return NextResponse.json({}, { status: status === 0 ? 502 : status, headers });
}
