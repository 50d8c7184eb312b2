import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RulesView } from "@/components/findings/rules-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { rulesQueries } from "@/lib/findings/rules";
import { agencyPortfolioPage } from "@/lib/paths";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("findings.rulesPage");
  return { title: t("title") };
}

interface RulesPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function RulesPage({ params, searchParams }: RulesPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("findings.rulesPage");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  const place = { agencyId, companyTypeId: searchParam(await searchParams, "type") };
  const [types] = await Promise.allSettled([
    queryClient.query(companyTypesQuery(agencyId)),
    queryClient.query(rulesQueries.list(place)),
    queryClient.query(rulesQueries.inherited(place)),
    queryClient.query(catalogueQueries.standard()),
  ]);
  if (types.status === "rejected") notFoundIf404(types.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/rules/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tShell("portfolio"), href: agencyPortfolioPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <RulesView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
