import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CompaniesView } from "@/components/companies/companies-view";
import { FileDrop } from "@/components/imports/file-drop";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { preloadCompanies } from "@/lib/portfolio/preview";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("companies");
  return { title: t("title") };
}

export default async function CompaniesPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const t = await getTranslations("companies");
  const queryClient = serverQueryClient();
  // preloadCompanies rejects only for a 404; the view repeats requests that failed for another reason.
  const preview = await preloadCompanies(queryClient, agencyId).catch(() => notFound());
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/companies/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <FileDrop agencyId={agencyId} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <CompaniesView agencyId={agencyId} preview={preview} />
      </div>
    </PageData>
  );
}
