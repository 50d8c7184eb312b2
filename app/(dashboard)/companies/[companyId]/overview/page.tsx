import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewView } from "@/components/overview/overview-view";
import { PageData } from "@/components/ui/page-data";
import { prefetchOverview, type OverviewSearch } from "@/lib/overview/prefetch";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("overview");
  return { title: t("title") };
}

interface OverviewPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<OverviewSearch>;
}

export default async function OverviewPage({ params, searchParams }: OverviewPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const queryClient = serverQueryClient();
  await prefetchOverview(queryClient, companyId, await searchParams);
  return (
    <PageData messages={["overview", "keyFigures", "presets"]} queryClient={queryClient}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}
