import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { BatchView } from "@/components/imports/batch-view";
import { FileDrop } from "@/components/imports/file-drop";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { formatMoment } from "@/contract/format/format-days";
import { batchQueries } from "@/lib/imports/batches";
import { agencyCompaniesPage, agencyImportsPage } from "@/lib/paths";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports.batches");
  return { title: t("title") };
}

export default async function AgencyImportPage({ params }: { params: Promise<{ agencyId: string; batchId: string }> }) {
  const { agencyId, batchId } = await params;
  const place = { agencyId: decodeURIComponent(agencyId), batchId: decodeURIComponent(batchId) };
  const user = await requireUser();
  if (!agencyPermissions(user).importBooks) notFound();
  const t = await getTranslations("imports.batches");
  const tShell = await getTranslations("shell");
  const locale = await getLocale();
  const queryClient = serverQueryClient();
  const [batch] = await Promise.all([
    queryClient.query(batchQueries.one(place)).catch((error: unknown) => {
      notFoundIf404(error);
      return null;
    }),
    queryClient.query(batchQueries.files(place)).catch(() => undefined),
  ]);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/imports/[batchId]/page" queryClient={queryClient}>
      <TopBar
        crumbs={[
          { label: tShell("companies"), href: agencyCompaniesPage(place.agencyId) },
          { label: t("title"), href: agencyImportsPage(place.agencyId) },
          { label: batch ? formatMoment(batch.created, locale) : t("title") },
        ]}
      />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <BatchView place={place} />
      </div>
      <FileDrop {...place} />
    </PageData>
  );
}
