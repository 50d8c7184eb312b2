import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MeetingReports } from "@/components/reports/meeting-reports";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { reportsQueries } from "@/lib/reports/queries";
import { shownInMeeting } from "@/lib/reports/shown-in-meeting";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("reports");
  return { title: t("title") };
}

interface MeetingReportsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function MeetingReportsPage({ params, searchParams }: MeetingReportsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const wantedReport = searchParam(await searchParams, "report");
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  const reports = await queryClient.query(reportsQueries.list(companyId)).catch(() => []);
  const { chosen } = shownInMeeting(reports, wantedReport);
  const report = chosen && (await queryClient.query(reportsQueries.one(companyId, chosen.id)).catch(() => undefined));
  // A report without blocks is shown from its own figures.
  if (report?.blocks) await queryClient.query(reportsQueries.content(companyId, report.id)).catch(() => undefined);
  return (
    <PageData page="(meeting)/companies/[companyId]/meeting/reports/page" queryClient={queryClient}>
      <MeetingReports companyId={companyId} />
    </PageData>
  );
}
