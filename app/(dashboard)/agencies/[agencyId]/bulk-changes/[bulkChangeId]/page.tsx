import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { BulkChangeView } from "@/components/bulk-changes/bulk-change-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { bulkChangesQueries } from "@/lib/bulk-changes/queries";
import { formatMoment } from "@/contract/format/format-days";
import { agencyBulkChangesPage, agencyPortfolioPage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bulkChanges");
  return { title: t("title") };
}

interface BulkChangePageProps {
  params: Promise<{ agencyId: string; bulkChangeId: string }>;
}

export default async function BulkChangePage({ params }: BulkChangePageProps) {
  const { agencyId, bulkChangeId } = await params;
  const place = { agencyId: decodeURIComponent(agencyId), bulkChangeId: decodeURIComponent(bulkChangeId) };
  if (!agencyPermissions(await requireUser()).seeBulkChanges) notFound();
  const t = await getTranslations("bulkChanges");
  const tShell = await getTranslations("shell");
  const locale = await getLocale();
  const queryClient = serverQueryClient();
  const [change] = await Promise.all([
    queryClient.query(bulkChangesQueries.one(place)).catch((error: unknown) => {
      notFoundIf404(error);
      return null;
    }),
    queryClient.query(catalogueQueries.standard()).catch(() => undefined),
    queryClient.query(companyTypesQuery(place.agencyId)).catch(() => undefined),
  ]);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/bulk-changes/[bulkChangeId]/page" queryClient={queryClient}>
      <TopBar
        crumbs={[
          { label: tShell("portfolio"), href: agencyPortfolioPage(place.agencyId) },
          { label: t("title"), href: agencyBulkChangesPage(place.agencyId) },
          { label: change ? formatMoment(change.created, locale) : t("title") },
        ]}
      />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <BulkChangeView place={place} />
      </div>
    </PageData>
  );
}
