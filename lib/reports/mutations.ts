import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Locale } from "@/contract/format/locale";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport, PeriodReportUpdate } from "@/contract/reports/period-report";
import type { Period } from "@/contract/period";
import type { ReportLinkCreate } from "@/contract/reports/report-link";
import { apiDelete, apiSend } from "@/lib/api/client";
import { periodReportPath, periodReportsPath, reportLinkPath, reportLinksPath } from "./paths";
import { reportsQueries } from "./queries";

/** Loads the schema with the first response. */
export const fullReportSchema = () =>
  import("@/contract/reports/period-report").then((contract) => contract.fullPeriodReportSchema);

export interface NewReport {
  title: string;
  comment: string;
  period: Period;
  keyFigurePresetId: string;
  /** Present, like `language`, for a report of blocks. Its `comment` is empty, because a block has the text. */
  blocks?: ReportBlock[];
  language?: Locale;
}

export function createReport(queryClient: QueryClient, companyId: string) {
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "create"],
    mutationFn: ({ comment, ...report }: NewReport) =>
      apiSend(
        "POST",
        periodReportsPath(companyId),
        { ...report, comment: comment === "" ? null : comment },
        fullReportSchema,
      ),
    onSuccess: (created) => cacheReport(queryClient, companyId, created),
  });
}

/** Changes what is written about a report, publishes or recalls it, or computes the figures of a draft again. */
export function updateReport(queryClient: QueryClient, companyId: string, reportId: string) {
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "update", reportId],
    mutationFn: (changes: PeriodReportUpdate) =>
      apiSend("PUT", periodReportPath(companyId, reportId), changes, fullReportSchema),
    onSuccess: (updated) => cacheReport(queryClient, companyId, updated),
  });
}

/** Creates a link with which others read a published report. Only this response has the link's secret. */
export function createReportLink(queryClient: QueryClient, companyId: string, reportId: string) {
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "createLink", reportId],
    mutationFn: (link: ReportLinkCreate) =>
      apiSend(
        "POST",
        reportLinksPath(companyId, reportId),
        link,
        async () => (await import("@/contract/reports/report-link")).madeReportLinkSchema,
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsQueries.links(companyId, reportId).queryKey }),
  });
}

/** Revokes a link: it shows nothing from then on. */
export function revokeReportLink(queryClient: QueryClient, companyId: string, reportId: string) {
  return mutationOptions({
    mutationKey: [...reportsQueries.all(companyId), "revokeLink", reportId],
    mutationFn: (linkId: string) => apiDelete(reportLinkPath(companyId, reportId, linkId)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsQueries.links(companyId, reportId).queryKey }),
  });
}

/** Puts a report into the cache as the service returned it. */
export async function putInCache(queryClient: QueryClient, companyId: string, report: FullPeriodReport): Promise<void> {
  const { queryKey } = reportsQueries.one(companyId, report.id);
  // A report that is being fetched may be older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, report);
}

/** Puts a report into the cache, and invalidates the other queries that show it. */
export async function cacheReport(
  queryClient: QueryClient,
  companyId: string,
  report: FullPeriodReport,
): Promise<void> {
  await putInCache(queryClient, companyId, report);
  // Not awaited, because the service compares every published report with the books to answer this query.
  void queryClient.invalidateQueries({ queryKey: reportsQueries.restated(companyId).queryKey });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: reportsQueries.list(companyId).queryKey, exact: true }),
    queryClient.invalidateQueries({ queryKey: reportsQueries.restatement(companyId, report.id).queryKey }),
    queryClient.invalidateQueries({ queryKey: reportsQueries.content(companyId, report.id).queryKey }),
    queryClient.invalidateQueries({ queryKey: reportsQueries.archived(companyId, report.id).queryKey }),
    // A recall closes the links of the report.
    queryClient.invalidateQueries({ queryKey: reportsQueries.links(companyId, report.id).queryKey }),
  ]);
}
