import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BatchListView } from "@/components/imports/batch-list-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { agencyCompaniesPage } from "@/lib/paths";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { notFoundIf404 } from "@/lib/api/not-found";
import { batchQueries } from "@/lib/imports/batches";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports.batches");
  return { title: t("title") };
}

export default async function AgencyImportsPage({ params }: { params: Promise<{ agencyId: string }> }) {
  const agencyId = decodeURIComponent((await params).agencyId);
  const user = await requireUser();
  if (!agencyPermissions(user).importBooks) notFound();
  const t = await getTranslations("imports.batches");
  const tShell = await getTranslations("shell");
  const queryClient = serverQueryClient();
  await queryClient.query(batchQueries.list(agencyId)).catch(notFoundIf404);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/imports/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: tShell("companies"), href: agencyCompaniesPage(agencyId) }, { label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <BatchListView agencyId={agencyId} />
      </div>
    </PageData>
  );
}
