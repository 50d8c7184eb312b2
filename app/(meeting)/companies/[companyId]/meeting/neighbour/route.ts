import type { NextRequest } from "next/server";
import { ApiError } from "@/lib/api/error";
import { requireUser } from "@/lib/auth/current-user";
import { isSecure } from "@/lib/auth/session";
import { requestIdIn } from "@/lib/bff/own-request";
import { logEvent } from "@/lib/bff/telemetry";
import { webErrorResponse } from "@/lib/bff/web-response";
import { pinnedInCookie } from "@/lib/companies/visited";
import { localeOfCulture, localeOfHeader } from "@/contract/format/locale";
import { companiesToMeet } from "@/lib/meeting/companies-to-meet";
import { neighbourOf, orderOfMeetings } from "@/lib/meeting/neighbours";
import { MEETING_PAGES, meetingPage } from "@/lib/paths";
import { preferenceCookie } from "@/lib/preferences";
import { serverQueryClient } from "@/lib/server-query-client";

/**
 * Redirects from a company's meeting to the meeting of the next or previous company in the list of clients. As the
 * server chooses it, a meeting's page never contains a list of clients.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const user = await requireUser();
  const search = new URLSearchParams(request.nextUrl.search);
  const side = search.get("side") === "previous" ? "previous" : "next";
  const page = MEETING_PAGES.find((one) => one === search.get("page"));
  search.delete("side");
  search.delete("page");
  try {
    const companies = await companiesToMeet(serverQueryClient(), user, companyId);
    const cookie = request.cookies.get(preferenceCookie("nyckeltal.pinned", isSecure()))?.value;
    const pinned = new Set(pinnedInCookie(user.userName, cookie).split(","));
    const locale = localeOfCulture(user.language) ?? localeOfHeader(request.headers.get("accept-language"));
    const path = meetingPage(neighbourOf(orderOfMeetings(companies, pinned, locale), companyId, side), page);
    return seeOther(search.size === 0 ? path : `${path}?${search.toString()}`);
  } catch (error) {
    // If the user may not see the company, its page says that it does not exist.
    if (error instanceof ApiError && error.status === 404) return seeOther(meetingPage(companyId, page));
    const requestId = requestIdIn(request);
    logEvent("warn", { requestId, err: error }, "the company after one in a meeting could not be found");
    return webErrorResponse("badGateway", "The accounting service cannot be reached.", requestId);
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
