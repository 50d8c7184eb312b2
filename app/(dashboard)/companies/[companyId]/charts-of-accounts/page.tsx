import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChartView } from "@/components/charts-of-accounts/lazy-chart-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { yearAccountsQuery } from "@/lib/charts-of-accounts/queries";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { chartsOfAccountsQuery, fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("chartsOfAccounts");
  return { title: t("title") };
}

interface ChartPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ChartPage({ params, searchParams }: ChartPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  const wantedYear = searchParam(await searchParams, "year");
  // A request that fails here is repeated by the view, which then shows the error.
  const charts = queryClient.query(chartsOfAccountsQuery(companyId)).catch(() => undefined);
  const years = await queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []);
  const year = chosenFiscalYear(years, wantedYear);
  await Promise.allSettled([charts, ...(year ? [queryClient.query(yearAccountsQuery(companyId, year.id))] : [])]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/charts-of-accounts/page" queryClient={queryClient}>
      <ChartView companyId={companyId} />
    </PageData>
  );
}
