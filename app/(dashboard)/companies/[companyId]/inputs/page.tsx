import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InputsView } from "@/components/inputs/inputs-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { chosenFiscalYear } from "@/lib/companies/chosen-fiscal-year";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { inputsQueries } from "@/lib/inputs/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("inputs");
  return { title: t("title") };
}

interface InputsPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function InputsPage({ params, searchParams }: InputsPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  const wantedYear = searchParam(await searchParams, "year");
  // A request that fails here is repeated by the view, which then shows the error.
  const years = await queryClient.query(fiscalYearsQueries.list(companyId)).catch(() => []);
  const year = chosenFiscalYear(years, wantedYear);
  if (year) await Promise.allSettled([queryClient.query(inputsQueries.data(companyId, year.id))]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/inputs/page" queryClient={queryClient}>
      <InputsView companyId={companyId} />
    </PageData>
  );
}
