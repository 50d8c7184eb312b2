import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { FileDrop } from "@/components/imports/file-drop";
import { PortfolioView } from "@/components/portfolio/portfolio-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { companiesQueries } from "@/lib/companies/queries";
import { byName } from "@/lib/companies/search";
import { today } from "@/lib/dates/today";
import { shownValues, type PortfolioSearch } from "@/lib/portfolio/address";
import { previewOf } from "@/lib/portfolio/preview";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portfolio");
  return { title: t("title") };
}

/** Longer lists would weigh on the page: the browser fetches them itself. */
const MAX_WHOLE_LIST = 500;

interface PortfolioPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<PortfolioSearch>;
}

export default async function PortfolioPage({ params, searchParams }: PortfolioPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("portfolio");
  const locale = await getLocale();
  const queryClient = serverQueryClient();
  const [companiesQuery, valuesQuery, statusesQuery] = [
    companiesQueries.ofAgency(agencyId),
    portfolioQueries.values(agencyId, shownValues(await searchParams)),
    portfolioQueries.statuses(agencyId),
  ];
  const [companies, values, statuses] = await Promise.allSettled([
    queryClient.query(companiesQuery),
    queryClient.query(valuesQuery),
    queryClient.query(statusesQuery),
    queryClient.query(portfolioQueries.types(agencyId)),
  ]);
  if (companies.status === "rejected" && companies.reason instanceof ApiError && companies.reason.status === 404) {
    notFound();
  }
  const isLong = companies.status === "fulfilled" && companies.value.length > MAX_WHOLE_LIST;
  const preview = isLong ? previewOf(byName(companies.value, locale), valueOf(values), valueOf(statuses)) : null;
  if (isLong) {
    for (const { queryKey } of [companiesQuery, valuesQuery, statusesQuery]) queryClient.removeQueries({ queryKey });
  }
  return (
    <PageData messages={["portfolio", "figures"]} queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <FileDrop agencyId={agencyId} />
      <div className="px-4 pt-5 pb-12 sm:px-6">
        <PortfolioView agencyId={agencyId} today={today()} preview={preview} />
      </div>
    </PageData>
  );
}

function valueOf<T>(result: PromiseSettledResult<T>): T | undefined {
  return result.status === "fulfilled" ? result.value : undefined;
}
