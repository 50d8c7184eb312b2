import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MonthsView } from "@/components/months/months-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { MAX_WHOLE_LIST } from "@/contract/portfolio";
import { notFoundIf404 } from "@/lib/api/not-found";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { today } from "@/lib/dates/today";
import { monthsPreview } from "@/lib/months/preview";
import { monthsQueries } from "@/lib/months/queries";
import { toThrough } from "@/lib/months/rows";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("months");
  return { title: t("title") };
}

interface MonthsPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function MonthsPage({ params, searchParams }: MonthsPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("months");
  const locale = await getLocale();
  const wanted = await searchParams;
  const one = (name: string) => searchParam(wanted, name);
  const through = toThrough(one("through"));
  const queryClient = serverQueryClient();
  const companiesQuery = companiesQueries.ofAgency(agencyId);
  const monthsQuery = monthsQueries.list(agencyId, through);
  const statusesQuery = portfolioQueries.statuses(agencyId);
  const [companies, months, statuses] = await Promise.allSettled([
    queryClient.query(companiesQuery),
    queryClient.query(monthsQuery),
    queryClient.query(statusesQuery),
    queryClient.query(companyTypesQuery(agencyId)),
  ]);
  if (companies.status === "rejected") notFoundIf404(companies.reason);
  const isLong = companies.status === "fulfilled" && companies.value.length > MAX_WHOLE_LIST;
  const preview =
    isLong && months.status === "fulfilled"
      ? monthsPreview(
          byName(companies.value, locale),
          months.value,
          statuses.status === "fulfilled" ? statuses.value : undefined,
          {
            q: one("q") ?? "",
            type: one("type"),
            consultant: one("consultant"),
            missing: one("missing"),
            month: one("month"),
            through,
          },
        )
      : null;
  if (isLong) {
    // Only the preview is sent with the page; the browser fetches the long lists afterwards.
    for (const { queryKey } of [companiesQuery, monthsQuery, statusesQuery]) {
      queryClient.removeQueries({ queryKey });
    }
  }
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/months/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="px-4 pt-5 pb-12 sm:px-6">
        <MonthsView agencyId={agencyId} today={today()} preview={preview} />
      </div>
    </PageData>
  );
}
