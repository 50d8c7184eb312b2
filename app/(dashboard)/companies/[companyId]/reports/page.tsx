import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReportsView } from "@/components/reports/reports-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { mailsQueries } from "@/lib/mails/queries";
import { reportsQueries } from "@/lib/reports/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("title") };
}

interface ReportsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ReportsPage({ params, searchParams }: ReportsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const wantedReport = searchParam(await searchParams, "report");
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  const reports = await queryClient.query(reportsQueries.list(companyId)).catch(() => []);
  const shown = wantedReport === null ? reports[0] : reports.find(({ id }) => id === wantedReport);
  const report = shown && (await queryClient.query(reportsQueries.one(companyId, shown.id)).catch(() => undefined));
  if (report) {
    const { id, blocks, isPublished } = report;
    await Promise.allSettled([
      // The content of drafts is fetched by the view, which may show the editor in its place.
      blocks && isPublished && queryClient.query(reportsQueries.content(companyId, id)),
      // A draft with blocks always shows the values of today.
      (!blocks || isPublished) && queryClient.query(reportsQueries.restatement(companyId, id)),
      // For the dialog of links, which would change its height if this came later.
      queryClient.query(mailsQueries.setup()),
    ]);
  }
  return (
    <PageData page="(dashboard)/companies/[companyId]/reports/page" queryClient={queryClient}>
      <ReportsView companyId={companyId} />
    </PageData>
  );
}
