import { companyPage, MEETING_PAGES, meetingPage, type CompanyPage, type MeetingPage } from "@/lib/paths";

/** The page after or before this one; undefined at the ends. */
export function pageBeside(page: MeetingPage, side: "next" | "previous"): MeetingPage | undefined {
  return MEETING_PAGES[MEETING_PAGES.indexOf(page) + (side === "next" ? 1 : -1)];
}

/** The page of a meeting that a path leads to. */
export function meetingPageOf(pathname: string): MeetingPage {
  const last = pathname.split("/").at(-1);
  return MEETING_PAGES.find((page) => page === last) ?? "overview";
}

/** Parameters of what is open on one page, a dialog or the list of checks, which do not go along to another page. */
const OF_ONE_PAGE = ["account", "from", "to", "voucher", "via", "reconciliation"];
/** Parameters whose values another company may lack. */
const OF_A_COMPANY = ["year", "month", "dimension", "report", "trace", "open", "figures", "range"];

/** The query with which another page is opened: what is chosen stays, so that coming back shows the same. */
export function carriedSearch(search: string): string {
  return without(search, OF_ONE_PAGE);
}

/** The query with which another company's page is opened. A company that lacks the preset shows its first one. */
export function searchForNeighbour(search: string): string {
  return without(search, [...OF_ONE_PAGE, ...OF_A_COMPANY]);
}

function without(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.toString();
}

/** The page outside the meeting that shows the same as each page of the meeting. */
const SHOWN_BY: Record<MeetingPage, CompanyPage> = {
  overview: "figures",
  statements: "statements",
  reports: "reports",
  trace: "figures",
};

/**
 * The address to go to when a meeting is left: the page where it began, if that is another page of the same company
 * than the meeting shows now; else the page that the meeting shows, with the choices made in the meeting.
 * @param begun path and query of the page where the meeting began; null if unknown
 */
export function wayOut(companyId: string, page: MeetingPage, search: string, begun: string | null): string {
  const own = companyPage(companyId, SHOWN_BY[page]);
  const folder = own.slice(0, own.lastIndexOf("/") + 1);
  if (begun?.startsWith(folder) && begun.split("?")[0] !== own) return begun;
  const params = new URLSearchParams(carriedSearch(search));
  // The page of key figures would open the trace, which the meeting does not show now.
  if (page !== "trace") params.delete("trace");
  return params.size === 0 ? own : `${own}?${params.toString()}`;
}

/** True for the pages of the company's meeting; {@link wayOut} must not lead back to one of them. */
export function isOfMeeting(companyId: string, pathname: string): boolean {
  return pathname === meetingPage(companyId) || pathname.startsWith(`${meetingPage(companyId)}/`);
}
