import type { NextRequest } from "next/server";
import { ApiError } from "@/lib/api/error";
import { requireUser } from "@/lib/auth/current-user";
import { isSecure } from "@/lib/auth/session";
import { requestIdIn } from "@/lib/bff/own-request";
import { logEvent } from "@/lib/bff/telemetry";
import { pinnedInCookie } from "@/lib/companies/visited";
import { localeOfCulture, localeOfHeader } from "@/contract/format/locale";
import { companiesToMeet } from "@/lib/meeting/companies-to-meet";
import { neighbourOf, orderOfMeetings } from "@/lib/meeting/neighbours";
import { searchForNeighbour } from "@/lib/meeting/pages";
import { MEETING_PAGES, meetingPage } from "@/lib/paths";
import { preferenceCookie } from "@/lib/preferences";
import { serverQueryClient } from "@/lib/server-query-client";

/**
 * Redirects from a company's meeting to the meeting of the next or previous company in the list of clients, for a
 * company user of the user's own companies. As the server chooses it, a meeting's page never contains such a list.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const search = new URLSearchParams(request.nextUrl.search);
  const side = search.get("side") === "previous" ? "previous" : "next";
  const page = MEETING_PAGES.find((one) => one === search.get("page"));
  search.delete("side");
  search.delete("page");
  const toMeetingOf = (id: string) => {
    const path = meetingPage(id, page);
    const carried = id === companyId ? search.toString() : searchForNeighbour(search.toString());
    return seeOther(carried === "" ? path : `${path}?${carried}`);
  };
  try {
    const user = await requireUser();
    const companies = await companiesToMeet(serverQueryClient(), user, companyId);
    const cookie = request.cookies.get(preferenceCookie("nyckeltal.pinned", isSecure()))?.value;
    const pinned = new Set(pinnedInCookie(user.userName, cookie).split(","));
    const locale = localeOfCulture(user.language) ?? localeOfHeader(request.headers.get("accept-language"));
    return toMeetingOf(neighbourOf(orderOfMeetings(companies, pinned, locale), companyId, side));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) {
      const requestId = requestIdIn(request);
      logEvent("warn", { requestId, err: error }, "the next or previous company of a meeting could not be found");
    }
    // Not an error response, which the client in the meeting would see. The meeting's page reports a lasting failure.
    return toMeetingOf(companyId);
  }
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, "Cache-Control": "no-store" } });
}
