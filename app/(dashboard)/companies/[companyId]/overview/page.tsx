import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewView } from "@/components/overview/overview-view";
import { PageData } from "@/components/ui/page-data";
import { catalogueQueries } from "@/lib/catalogue/queries";
import { commentsQueries } from "@/lib/comments/queries";
import { chosenFiscalYear } from "@/lib/companies/use-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { keyFiguresQueries } from "@/lib/key-figures/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("overview");
  return { title: t("title") };
}

interface OverviewPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<{ year?: string | string[] }>;
}

export default async function OverviewPage({ params, searchParams }: OverviewPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const { year: wanted } = await searchParams;
  const queryClient = serverQueryClient();
  const inputs = async () => {
    const years = await queryClient.query(fiscalYearsQueries.list(companyId));
    const year = chosenFiscalYear(years, typeof wanted === "string" ? wanted : null);
    if (year) await queryClient.query(keyFiguresQueries.data(companyId, year.id));
  };
  await Promise.allSettled([
    inputs(),
    queryClient.query(commentsQueries.list(companyId)),
    queryClient.query(catalogueQueries.list()),
  ]);
  return (
    <PageData messages={["overview", "keyFigures"]} queryClient={queryClient}>
      <OverviewView companyId={companyId} />
    </PageData>
  );
}
