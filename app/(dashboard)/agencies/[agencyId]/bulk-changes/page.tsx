import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BulkChangeListView } from "@/components/bulk-changes/bulk-change-list-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { bulkChangesQueries } from "@/lib/bulk-changes/queries";
import { agencyPortfolioPage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bulkChanges");
  return { title: t("title") };
}

export default async function AgencyBulkChangesPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  if (!agencyPermissions(await requireUser()).seeBulkChanges) notFound();
  const t = await getTranslations("bulkChanges");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.all([
    queryClient.query(bulkChangesQueries.list(agencyId)).catch(notFoundIf404),
    queryClient.query(catalogueQueries.standard()).catch(() => undefined),
    queryClient.query(companyTypesQuery(agencyId)).catch(() => undefined),
  ]);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/bulk-changes/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tShell("portfolio"), href: agencyPortfolioPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <BulkChangeListView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
