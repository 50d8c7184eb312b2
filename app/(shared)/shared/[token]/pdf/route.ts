import type { NextRequest } from "next/server";
import { sharedReportPdf } from "@/lib/bff/shared-report";
import { webErrorResponse } from "@/lib/bff/web-response";

/** The report that a link shows as a PDF, which the service makes. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const { status, value } = await sharedReportPdf((await params).token);
  if (value) {
    return new Response(value.bytes, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": value.disposition,
        "Cache-Control": "no-store",
      },
    });
  }
  const requestId = request.headers.get("x-request-id") ?? undefined;
  if (status === 404 || status === 400) {
    return webErrorResponse(
      "notFound",
      "The link shows no report: it has ended, or asks for its code first.",
      requestId,
    );
  }
  if (status === 429)
    return webErrorResponse("tooMany", "There were too many requests. Try again in a minute.", requestId);
  return webErrorResponse("unavailable", "The PDF cannot be made just now. Try again in a minute.", requestId);
}
