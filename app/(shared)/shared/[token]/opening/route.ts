import { NextResponse, type NextRequest } from "next/server";
import { refuseOtherSites } from "@/lib/bff/own-request";
import { reportOpening } from "@/lib/bff/shared-report";

/**
 * Tells the service that the report was opened. The page calls it when it is visible, because programs that check links
 * in mails fetch pages but do not show them.
 */
export async function POST(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const refused = refuseOtherSites(request);
  if (refused) return refused;
  const status = await reportOpening((await params).token);
  return NextResponse.json({}, { status: status === 0 ? 502 : status, headers: { "Cache-Control": "no-store" } });
}
