import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewView } from "@/components/overview/overview-view";
import { PageData } from "@/components/ui/page-data";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { keyFiguresQueries } from "@/lib/key-figures/queries";
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
  const wanted = await searchParams;
  const queryClient = serverQueryClient();
  const inputs = async () => {
    const years = await queryClient.query(fiscalYearsQueries.list(companyId));
    const year = chosenFiscalYear(years, typeof wanted.year === "string" ? wanted.year : null);
    if (year) await queryClient.query(keyFiguresQueries.data(companyId, year.id));
  };
  await Promise.allSettled([prefetchOverview(queryClient, companyId, wanted), inputs()]);
  return (
    <PageData messages={["overview", "keyFigures", "presets"]} queryClient={queryClient}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}
