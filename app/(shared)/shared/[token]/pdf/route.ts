import type { NextRequest } from "next/server";
import { requestIdIn } from "@/lib/bff/own-request";
import { isGone, sharedReportPdf } from "@/lib/bff/shared-report";
import { webErrorResponse } from "@/lib/bff/web-response";

/** The report of a link as a PDF, which the service makes. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const { status, value, retryAfter } = await sharedReportPdf((await params).token);
  if (value) {
    return new Response(value.bytes, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": value.disposition,
        "Cache-Control": "no-store",
      },
    });
  }
  const requestId = requestIdIn(request);
  if (isGone(status)) {
    return webErrorResponse(
      "notFound",
      "The link shows no report: it has ended, or asks for its code first.",
      requestId,
    );
  }
  const [kind, message] =
    status === 429
      ? (["tooMany", "There were too many requests."] as const)
      : (["unavailable", "The PDF cannot be made just now."] as const);
  // There is no time from the service when it cannot be reached or fails unexpectedly.
  const wait = retryAfter ?? "60";
  return webErrorResponse(kind, `${message} Try again in ${wait} seconds.`, requestId, { "retry-after": wait });
}
