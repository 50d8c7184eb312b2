import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { MeetingView } from "@/components/figures/meeting-view";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { prefetchOverview, type OverviewSearch } from "@/lib/figures/prefetch";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("figures");
  return { title: t("title") };
}

interface MeetingPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<OverviewSearch>;
}

export default async function MeetingPage({ params, searchParams }: MeetingPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  const [company] = await Promise.allSettled([
    queryClient.query(companiesQueries.one(companyId)),
    prefetchOverview(queryClient, companyId, await searchParams),
  ]);
  if (company.status === "rejected") {
    if (company.reason instanceof ApiError && company.reason.status === 404) notFound();
    throw company.reason;
  }
  return (
    <PageData page="(meeting)/companies/[companyId]/meeting/page" queryClient={queryClient}>
      <MeetingView companyId={companyId} />
    </PageData>
  );
}
