import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MeetingTrace } from "@/components/figures/meeting-trace";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { chosenObject } from "@/lib/figures/chosen-object";
import { prefetchFigures, type OverviewSearch } from "@/lib/figures/prefetch";
import { figuresQueries } from "@/lib/figures/queries";
import { parseTraceAddress } from "@/lib/figures/trace-address";
import { searchParam } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("meeting.page");
  return { title: t("trace") };
}

interface MeetingTracePageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<OverviewSearch & { trace?: string | string[] }>;
}

export default async function MeetingTracePage({ params, searchParams }: MeetingTracePageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const search = await searchParams;
  const queryClient = serverQueryClient();
  const wantedTrace = searchParam(search, "trace");
  const trace = wantedTrace === null ? null : parseTraceAddress(wantedTrace);
  const { dimensionId } = chosenObject(searchParam(search, "dimension"));
  await Promise.allSettled([
    prefetchFigures(queryClient, companyId, search),
    trace && queryClient.query(figuresQueries.trace(companyId, trace, undefined, dimensionId)),
  ]);
  return (
    <PageData page="(meeting)/companies/[companyId]/meeting/trace/page" queryClient={queryClient}>
      <MeetingTrace companyId={companyId} />
    </PageData>
  );
}
