import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StatementsView } from "@/components/statements/statements-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";
import { objectsQuery } from "@/lib/statements/objects-query";
import { statementsQueries } from "@/lib/statements/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("statements");
  return { title: t("title") };
}

interface StatementsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function StatementsPage({ params, searchParams }: StatementsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  const wanted = await searchParams;
  const dimensionId = searchParam(wanted, "dimension") ?? undefined;
  // A request that fails here is repeated by the view, which then shows the error.
  const years = await queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []);
  const year = chosenFiscalYear(years, searchParam(wanted, "year"));
  if (year) {
    await Promise.allSettled([
      queryClient.query(statementsQueries.year(companyId, year.id, dimensionId)),
      // The view shows the reconciliation for the whole company only.
      dimensionId ? undefined : queryClient.query(statementsQueries.reconciliation(companyId, year.id)),
      queryClient.query(objectsQuery(companyId, year.id)),
    ]);
  }
  return (
    <PageData page="(dashboard)/companies/[companyId]/statements/page" queryClient={queryClient}>
      <StatementsView companyId={companyId} />
    </PageData>
  );
}
