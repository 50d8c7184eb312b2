import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewView } from "@/components/figures/overview-view";
import { PageData } from "@/components/ui/page-data";
import { prefetchOverview, type OverviewSearch } from "@/lib/figures/prefetch";
import { serverQueryClient } from "@/lib/server-query-client";

interface OverviewPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<OverviewSearch>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("figures");
  return { title: t("title") };
}

export default async function OverviewPage({ params, searchParams }: OverviewPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  await prefetchOverview(queryClient, companyId, await searchParams);
  return (
    <PageData page="(dashboard)/companies/[companyId]/figures/page" queryClient={queryClient}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}
