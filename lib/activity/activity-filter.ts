import type { CalendarDay } from "@/contract/calendar";
import { filterOfRange, rangeOfParams, type DateFilter, type RangeParams } from "@/lib/comments/comment-range";

/** The resources that the list can be filtered by, in the order shown. */
export const ACTIVITY_RESOURCES = [
  "Company",
  "FiscalYear",
  "SieImport",
  "KeyFigureData",
  "KeyFigureTarget",
  "Budget",
  "Comment",
  "CommentReply",
  "KeyFigurePreset",
  "KeyFigureFormula",
  "ChartOfAccounts",
  "PeriodReport",
  "PeriodReportLink",
  "Document",
  "FindingAnswer",
] as const;

/** Further resources to filter by in the activity of an agency. */
export const AGENCY_RESOURCES = [
  "SecurityEvent",
  "User",
  "Agency",
  "Letterhead",
  "PersonalAccessToken",
  "Session",
  "FindingRule",
  "PortfolioView",
  "ReportTemplate",
  "ReportSchedule",
  "SieImportBatch",
  "BulkChange",
  "Mail",
  "CompanyType",
] as const;

export const ACTIVITY_ACTIONS = ["create", "update", "delete", "import"] as const;

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

/** True when the filter leaves entries out. */
export function isActivityNarrowed(params: ActivityParams): boolean {
  return Object.values(params).some(Boolean);
}

/** The filter of a page's address, as the server reads it. */
export function activityParamsOf(wanted: Record<string, string | string[] | undefined>): ActivityParams {
  const one = (name: string) => [wanted[name]].flat()[0] ?? null;
  return {
    ...{
      resource: one("resource"),
      action: one("action"),
      user: one("user"),
      company: one("company"),
      bulk: one("bulk"),
    },
    ...{ range: one("range"), from: one("from"), to: one("to") },
  };
}
