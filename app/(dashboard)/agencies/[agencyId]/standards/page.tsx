import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { TopBar } from "@/components/shell/top-bar";
import { StandardsView } from "@/components/standards/standards-view";
import { PageData } from "@/components/ui/page-data";
import { ApiError } from "@/lib/api/error";
import { portfolioQueries } from "@/lib/portfolio/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("standards");
  return { title: t("title") };
}

export default async function StandardsPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("standards");
  const queryClient = serverQueryClient();
  const [types] = await Promise.allSettled([queryClient.query(portfolioQueries.types(agencyId))]);
  if (types.status === "rejected" && types.reason instanceof ApiError && types.reason.status === 404) notFound();
  return (
    <PageData messages={["standards"]} queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <StandardsView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
