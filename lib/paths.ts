import type { CalendarDay } from "@/contract/calendar";
import { writeTraceAddress } from "@/lib/figures/trace-address";

const encode = encodeURIComponent;

export const COMPANY_PAGES = [
  "figures",
  "statements",
  "vouchers",
  "inputs",
  "comments",
  "presets",
  "targets",
  "budgets",
  "reports",
  "fiscal-years",
  "charts-of-accounts",
  "imports",
  "users",
  "activity",
] as const;
export type CompanyPage = (typeof COMPANY_PAGES)[number];

export const homePage = "/";
export const agenciesPage = "/agencies";
export const accountPage = "/account";
export const agencyCompaniesPage = (agencyId: string) => `/agencies/${encode(agencyId)}/companies`;
/** The agency's companies with the form for a new one open. */
export const newCompanyPage = (agencyId: string) => `${agencyCompaniesPage(agencyId)}?new=true`;
/** The figures of all the agency's companies. */
export const agencyPortfolioPage = (agencyId: string) => `/agencies/${encode(agencyId)}/portfolio`;
/** The rules by which an agency, or one of its company types, finds clients to call. */
export const agencyRulesPage = (agencyId: string, companyTypeId: string | null = null) =>
  `/agencies/${encode(agencyId)}/rules${companyTypeId === null ? "" : `?type=${encode(companyTypeId)}`}`;
/** The company types of the agency, and the standards that its companies inherit. */
export const agencyStandardsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/standards`;
/** The logo and colour of the reports and mails that the agency's clients get. */
export const agencyLetterheadPage = (agencyId: string) => `/agencies/${encode(agencyId)}/letterhead`;
/** One input of all companies of the agency. */
export const agencyInputsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/inputs`;
/** The comments on all companies of the agency. */
export const agencyCommentsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/comments`;
/** The activity at the agency and in its companies; with `bulkChangeId` only that of one bulk change. */
export const agencyActivityPage = (agencyId: string, bulkChangeId?: string) =>
  `/agencies/${encode(agencyId)}/activity${bulkChangeId === undefined ? "" : `?bulk=${encode(bulkChangeId)}`}`;
/** The work on the months of all the agency's companies. */
export const agencyMonthsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/months`;
/** The users of the agency and of its companies. */
export const agencyUsersPage = (agencyId: string) => `/agencies/${encode(agencyId)}/users`;
/** The mails that were sent for the agency. */
export const agencyMailsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/mails`;
/** The table in which the clients and roles of users are edited for all the agency's companies. */
export const agencyPlacesPage = (agencyId: string) => `${agencyUsersPage(agencyId)}/companies`;
/** The batches of files that were dropped on the agency. */
export const agencyImportsPage = (agencyId: string) => `/agencies/${encode(agencyId)}/imports`;
export const agencyImportPage = (agencyId: string, batchId: string) =>
  `${agencyImportsPage(agencyId)}/${encode(batchId)}`;
/** Changes to many of the agency's companies at once. */
export const agencyBulkChangesPage = (agencyId: string) => `/agencies/${encode(agencyId)}/bulk-changes`;
export const newBulkChangePage = (agencyId: string) => `${agencyBulkChangesPage(agencyId)}/new`;
export const agencyBulkChangePage = (agencyId: string, bulkChangeId: string) =>
  `${agencyBulkChangesPage(agencyId)}/${encode(bulkChangeId)}`;
/** `year`: id of the fiscal year shown, or a month of it as YYYY-MM; left out for the latest. */
export const companyPage = (companyId: string, page: CompanyPage = "figures", year?: string | null) =>
  `/companies/${encode(companyId)}/${page}${year ? `?year=${encode(year)}` : ""}`;

/** The changes by the latest import of a fiscal year; the page finds that import. */
export const latestChangePage = (companyId: string, fiscalYearId: string) =>
  `${companyPage(companyId, "imports")}/latest?year=${encode(fiscalYearId)}`;

/** The changes that an import made in a company's books. */
export const importChangePage = (companyId: string, importId: string) =>
  `${companyPage(companyId, "imports")}/${encode(importId)}`;

/** The list in which a fiscal year's books are compared with its file. */
export const reconciliationPage = (companyId: string, year: string) =>
  `${companyPage(companyId, "statements", year)}&reconciliation=true`;

/** The vouchers of a fiscal year, as in `companyPage`, that fit the filter. */
export const vouchersPage = (
  companyId: string,
  year: string | null,
  filter: Partial<Record<"account" | "counter" | "text" | "month" | "voucher", string>>,
) => {
  const search = new URLSearchParams({ ...(year !== null && { year }), ...filter });
  return `${companyPage(companyId, "vouchers")}?${search.toString()}`;
};

/** The pages that a client is shown in a meeting, in their order. */
export const MEETING_PAGES = ["overview", "statements", "reports", "trace"] as const;
export type MeetingPage = (typeof MEETING_PAGES)[number];

/** A page to show a client in a meeting: nothing on it is about other companies. */
export const meetingPage = (companyId: string, page: MeetingPage = "overview") =>
  `/companies/${encode(companyId)}/meeting${page === "overview" ? "" : `/${page}`}`;

/** Redirects to the same page of the next or previous company, whose id the page with this link does not contain. */
export const neighbourPage = (companyId: string, side: "next" | "previous", page: MeetingPage) =>
  `${meetingPage(companyId)}/neighbour?side=${side}&page=${page}`;

/** A report of a company, opened in its list of reports. */
export const reportPage = (companyId: string, reportId: string) =>
  `${companyPage(companyId, "reports")}?report=${encode(reportId)}`;

/** A draft report in the editor, in which its blocks are arranged. */
export const reportEditorPage = (companyId: string, reportId: string) => `${reportPage(companyId, reportId)}&edit=true`;

/** A comment in its place among the others. */
export const commentPage = (companyId: string, commentId: string) =>
  `${companyPage(companyId, "comments")}?comment=${encode(commentId)}`;

/** The form for a new comment. It begins with a key figure and these days; the user can change both. */
export const newCommentPage = (companyId: string, first: CalendarDay, last: CalendarDay, keyFigureId = "NetSales") =>
  `${companyPage(companyId, "comments")}?about=${encode(writeTraceAddress({ keyFigureId, first, last }))}`;

/** Header in which the proxy passes the page's path and query to rendering: Next does not give them to a layout. */
export const PAGE_HEADER = "x-nyckeltal-page";

/** Path of the sign-in page; afterwards the browser goes on to `callbackUrl`, a path of this dashboard. */
export const signInPage = (callbackUrl?: string) =>
  callbackUrl && callbackUrl !== "/" ? `/sign-in?callbackUrl=${encode(callbackUrl)}` : "/sign-in";
export const signInPopupPage = "/sign-in?popup=1";
/** The last page of a sign-in in a pop-up window. */
export const signInDonePage = "/sign-in/done";

/**
 * The path in `wanted` when it stays within this dashboard, else "/". Browsers read `/\` as `//` and leave out tabs and
 * line ends, so the check resolves the URL as they do.
 */
export function pathWithin(wanted: string | string[] | undefined, origin: string): string {
  if (typeof wanted !== "string") return homePage;
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url?.origin !== origin) return homePage;
  return url.pathname.startsWith("//") ? homePage : url.pathname + url.search + url.hash;
}
