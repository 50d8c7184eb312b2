import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RulesView } from "@/components/findings/rules-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { rulesQueries } from "@/lib/findings/rules";
import { agencyPortfolioPage } from "@/lib/paths";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("findings.rulesPage");
  return { title: t("title") };
}

interface RulesPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RulesPage({ params, searchParams }: RulesPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("findings.rulesPage");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  const wanted = (await searchParams).type;
  const place = { agencyId, companyTypeId: typeof wanted === "string" ? wanted : null };
  const [types] = await Promise.allSettled([
    queryClient.query(companyTypesQuery(agencyId)),
    queryClient.query(rulesQueries.list(place)),
    queryClient.query(rulesQueries.inherited(place)),
    queryClient.query(catalogueQueries.standard()),
  ]);
  if (types.status === "rejected" && types.reason instanceof ApiError && types.reason.status === 404) notFound();
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/rules/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tShell("portfolio"), href: agencyPortfolioPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <RulesView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
