import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MeetingOverview } from "@/components/figures/meeting-overview";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
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
  await requireUser();
  const queryClient = serverQueryClient();
  await prefetchOverview(queryClient, companyId, await searchParams);
  return (
    <PageData page="(meeting)/companies/[companyId]/meeting/page" queryClient={queryClient}>
      <MeetingOverview companyId={companyId} />
    </PageData>
  );
}
