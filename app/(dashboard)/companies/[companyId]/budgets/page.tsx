import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BudgetsView } from "@/components/budgets/budgets-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { companyPermissions } from "@/lib/auth/permissions";
import { budgetsQueries } from "@/lib/budgets/queries";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";
import { statementsQueries } from "@/lib/statements/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("budgets");
  return { title: t("title") };
}

interface BudgetsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function BudgetsPage({ params, searchParams }: BudgetsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const user = await requireUser();
  const queryClient = serverQueryClient();
  const wantedYear = searchParam(await searchParams, "year");
  // A request that fails here is repeated by the view, which then shows the error.
  const years = await queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []);
  const year = chosenFiscalYear(years, wantedYear);
  if (year && companyPermissions(user, companyId).seeTargets) {
    await Promise.allSettled([
      queryClient.query(budgetsQueries.year(companyId, year.id)),
      queryClient.query(statementsQueries.year(companyId, year.id)),
    ]);
  }
  return (
    <PageData page="(dashboard)/companies/[companyId]/budgets/page" queryClient={queryClient}>
      <BudgetsView companyId={companyId} />
    </PageData>
  );
}
