import type { CalendarDay } from "@/contract/calendar";
import { filterOfRange, rangeOfParams, type DateFilter, type RangeParams } from "@/lib/comments/comment-range";
import { searchParam, type SearchParams } from "@/lib/search-params";

/** The filter in the page's address. */
export interface ActivityParams extends RangeParams {
  resource: string | null;
  action: string | null;
  user: string | null;
  company: string | null;
  /** Id of a bulk change: only its entries are shown. */
  bulk: string | null;
}

/** The parameters of the service's list of entries. */
export interface ActivityFilter extends DateFilter {
  resource?: string;
  action?: string;
  user?: string;
  companyId?: string;
  bulkChangeId?: string;
}

export function activityFilter(params: ActivityParams, today: CalendarDay): ActivityFilter {
  return {
    ...filterOfRange(rangeOfParams(params), today),
    ...(params.resource && { resource: params.resource }),
    ...(params.action && { action: params.action }),
    ...(params.user && { user: params.user }),
    ...(params.company && { companyId: params.company }),
    ...(params.bulk && { bulkChangeId: params.bulk }),
  };
}

/** True when the filter leaves entries out. Unknown ranges and unreadable days are ignored. */
export function isActivityNarrowed(params: ActivityParams): boolean {
  const { resource, action, user, company, bulk } = params;
  return [resource, action, user, company, bulk].some(Boolean) || rangeOfParams(params).kind !== "all";
}

/** The filter of a page's address, as the server reads it. */
export function activityParamsOf(searchParams: SearchParams): ActivityParams {
  const one = (name: string) => searchParam(searchParams, name);
  return {
    resource: one("resource"),
    action: one("action"),
    user: one("user"),
    company: one("company"),
    bulk: one("bulk"),
    range: one("range"),
    from: one("from"),
    to: one("to"),
  };
}
