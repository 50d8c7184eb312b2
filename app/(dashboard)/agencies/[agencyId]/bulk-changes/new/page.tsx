import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { NewBulkChangeView } from "@/components/bulk-changes/new-bulk-change-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { today } from "@/lib/dates/today";
import { agencyBulkChangesPage, agencyPortfolioPage } from "@/lib/paths";
import { companyTypesQuery } from "@/lib/companies/company-types";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bulkChanges");
  return { title: t("new.title") };
}

export default async function NewBulkChangePage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  if (!agencyPermissions(await requireUser()).writeBulkChanges) notFound();
  const t = await getTranslations("bulkChanges");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  // If this prefetch fails, the form fetches the company types itself. A 404 means that the user cannot see the agency.
  await queryClient.query(companyTypesQuery(agencyId)).catch(notFoundIf404);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/bulk-changes/new/page" queryClient={queryClient}>
      <TopBar
        crumbs={[
          { label: tShell("portfolio"), href: agencyPortfolioPage(agencyId) },
          { label: t("title"), href: agencyBulkChangesPage(agencyId) },
          { label: t("new.title") },
        ]}
      />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <NewBulkChangeView agencyId={agencyId} today={today()} />
      </div>
    </PageData>
  );
}
