import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RulesView } from "@/components/findings/rules-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { findingsQueries } from "@/lib/findings/queries";
import { agencyPortfolioPage } from "@/lib/paths";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("findings.rulesPage");
  return { title: t("title") };
}

export default async function RulesPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("findings.rulesPage");
  const tPortfolio = await getTranslations("portfolio");
  const queryClient = serverQueryClient();
  const [rules] = await Promise.allSettled([
    queryClient.query(findingsQueries.rules(agencyId)),
    queryClient.query(portfolioQueries.keyFigures()),
  ]);
  if (rules.status === "rejected" && rules.reason instanceof ApiError && rules.reason.status === 404) notFound();
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/rules/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tPortfolio("title"), href: agencyPortfolioPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <RulesView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
