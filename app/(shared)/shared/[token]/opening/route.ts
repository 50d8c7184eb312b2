import { NextResponse, type NextRequest } from "next/server";
import { refuseOtherSites } from "@/lib/bff/own-request";
import { tellOpening } from "@/lib/bff/shared-report";

/** The page says that it is shown: programs that look at links in mails ask for pages, and show none. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ token: string }> }) {
  const refused = refuseOtherSites(request);
  if (refused) return refused;
  const status = await tellOpening((await params).token);
  return NextResponse.json({}, { status: status === 0 ? 502 : status, headers: { "Cache-Control": "no-store" } });
}
