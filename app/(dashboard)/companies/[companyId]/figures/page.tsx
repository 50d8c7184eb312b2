import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { OverviewView } from "@/components/figures/overview-view";
import { PageData } from "@/components/ui/page-data";
import { prefetchOverview, type OverviewSearch } from "@/lib/figures/prefetch";
import { serverQueryClient } from "@/lib/server-query-client";

interface OverviewPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<OverviewSearch>;
}

/** One for the page and its metadata: these are made first, so what the page will show is asked for there. */
const pageQueryClient = cache(serverQueryClient);

export async function generateMetadata(props: OverviewPageProps): Promise<Metadata> {
  void fetchFigures(props);
  const t = await getTranslations("figures");
  return { title: t("title") };
}

export default async function OverviewPage(props: OverviewPageProps) {
  const companyId = decodeURIComponent((await props.params).companyId);
  await fetchFigures(props);
  return (
    <PageData messages={["figures", "inputs", "presets"]} queryClient={pageQueryClient()}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}

/** A request that fails is repeated by the view, which then shows the error. */
async function fetchFigures({ params, searchParams }: OverviewPageProps): Promise<void> {
  await prefetchOverview(pageQueryClient(), decodeURIComponent((await params).companyId), await searchParams);
}
