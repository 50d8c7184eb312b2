import { queryOptions } from "@tanstack/react-query";
import type { Restated } from "@/contract/reports/period-report";
import { apiGet } from "@/lib/api/client";
import {
  archivedReportsPath,
  periodReportPath,
  periodReportsPath,
  reportChecklistPath,
  reportContentPath,
  reportLinksPath,
  restatementPath,
} from "./paths";

const contract = () => import("@/contract/reports/period-report");

export const reportsQueries = {
  all: (companyId: string) => ["reports", companyId] as const,
  /** Without their figures, the newest first. */
  list: (companyId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "list"],
      queryFn: ({ signal }) =>
        apiGet(periodReportsPath(companyId), async () => (await contract()).periodReportListSchema, { signal }),
    }),
  /** Counts of values that differ today, by published report; not part of the list, because they take longer. */
  restated: (companyId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.list(companyId).queryKey, "restated"],
      queryFn: ({ signal }) =>
        apiGet(
          periodReportsPath(companyId, { restated: true }),
          async () => (await contract()).periodReportListSchema,
          { signal },
        ),
      select: (reports): ReadonlyMap<string, Restated> =>
        new Map(reports.flatMap(({ id, restated }) => (restated ? [[id, restated]] : []))),
    }),
  one: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "one", reportId],
      queryFn: ({ signal }) =>
        apiGet(periodReportPath(companyId, reportId), async () => (await contract()).fullPeriodReportSchema, {
          signal,
        }),
    }),
  contents: (companyId: string) => [...reportsQueries.all(companyId), "content"] as const,
  /**
   * All that a report shows. A published report of blocks is as it was published, a draft of blocks as it would be now,
   * and a report without blocks has the figures that were last stored with it.
   */
  content: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.contents(companyId), reportId],
      queryFn: ({ signal }) =>
        apiGet(
          reportContentPath(companyId, reportId),
          async () => (await import("@/contract/reports/content")).reportContentSchema,
          { signal },
        ),
    }),
  /** The steps before a draft is published, each done or not. They are fetched anew each time they are shown. */
  checklist: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "checklist", reportId],
      queryFn: ({ signal }) =>
        apiGet(
          reportChecklistPath(companyId, reportId),
          async () => (await import("@/contract/reports/report-checklist")).reportChecklistSchema,
          { signal },
        ),
      gcTime: 0,
    }),
  /** The links with which others read a report, the newest first. */
  links: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "links", reportId],
      queryFn: ({ signal }) =>
        apiGet(
          reportLinksPath(companyId, reportId),
          async () => (await import("@/contract/reports/report-link")).reportLinkListSchema,
          { signal },
        ),
    }),
  /** The PDFs of a report in the company's archive, the newest first. */
  archived: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "archived", reportId],
      queryFn: ({ signal }) =>
        apiGet(
          archivedReportsPath(companyId, reportId),
          async () => (await import("@/contract/reports/archived-report")).archivedReportListSchema,
          { signal },
        ),
    }),
  /** The figures of a report that have other values today. */
  restatement: (companyId: string, reportId: string) =>
    queryOptions({
      queryKey: [...reportsQueries.all(companyId), "restatement", reportId],
      queryFn: ({ signal }) =>
        apiGet(
          restatementPath(companyId, reportId),
          async () => (await import("@/contract/reports/restatement")).restatementListSchema,
          { signal },
        ),
    }),
};
