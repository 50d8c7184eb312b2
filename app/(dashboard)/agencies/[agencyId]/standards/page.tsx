import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StandardPresets } from "@/components/presets/standard-presets";
import { TopBar } from "@/components/shell/top-bar";
import { StandardsView } from "@/components/standards/standards-view";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { presetsQueries } from "@/lib/presets/queries";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";
import { StandardCharts, StandardFormulas, StandardTargets, StandardTexts } from "./sections-on-demand";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("standards");
  return { title: t("title") };
}

interface StandardsPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function StandardsPage({ params, searchParams }: StandardsPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("standards");
  const queryClient = serverQueryClient();
  const place = { agencyId, companyTypeId: searchParam(await searchParams, "type") };
  const [types] = await Promise.allSettled([
    queryClient.query(companyTypesQuery(agencyId)),
    queryClient.query(catalogueQueries.standard()),
    queryClient.query(presetsQueries.list(place)),
    queryClient.query(presetsQueries.inherited(place)),
    queryClient.query(presetsQueries.standard()),
  ]);
  if (types.status === "rejected") notFoundIf404(types.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/standards/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <StandardsView agencyId={agencyId}>
          <StandardFormulas agencyId={agencyId} />
          <StandardTargets agencyId={agencyId} />
          <StandardCharts agencyId={agencyId} />
          <StandardTexts agencyId={agencyId} />
          <StandardPresets agencyId={agencyId} />
        </StandardsView>
      </div>
    </PageData>
  );
}
