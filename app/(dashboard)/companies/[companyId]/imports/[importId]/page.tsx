import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ChangeView } from "@/components/imports/change-view";
import { PageData } from "@/components/ui/page-data";
import { PageHeading } from "@/components/ui/page-heading";
import { NoPermission } from "@/components/ui/states";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { companyPermissions } from "@/lib/auth/permissions";
import { importChangesQueries } from "@/lib/imports/import-changes";
import { importsQuery } from "@/lib/imports/imports";
import { companyPage, importChangePage } from "@/lib/paths";
import { searchParam, type SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("imports.changes");
  return { title: t("title") };
}

interface ImportChangePageProps {
  params: Promise<{ companyId: string; importId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ImportChangePage({ params, searchParams }: ImportChangePageProps) {
  const wanted = await params;
  const [companyId, importId] = [decodeURIComponent(wanted.companyId), decodeURIComponent(wanted.importId)];
  const user = await requireUser();
  const t = await getTranslations("imports.changes");
  if (!companyPermissions(user, companyId).importBooks) {
    return (
      <>
        <PageHeading title={t("title")} />
        <NoPermission>{t("readOnly")}</NoPermission>
      </>
    );
  }
  const queryClient = serverQueryClient();
  // `latestChangePage` links to this id. The imports come newest first; one that was taken back is passed over. Where
  // the year has none, the page of imports opens, also if they cannot be fetched: it then tries again.
  if (importId === "latest") {
    const year = searchParam(await searchParams, "year");
    const imports = await queryClient.query(importsQuery(companyId)).catch(() => []);
    const latest = imports.find(({ takenBack, fiscalYear }) => !takenBack && fiscalYear.id === year);
    redirect(latest ? importChangePage(companyId, latest.id) : companyPage(companyId, "imports"));
  }
  // After a failure other than 404, the view repeats the request, and shows the error if it fails again.
  await queryClient.query(importChangesQueries.one(companyId, importId)).catch(notFoundIf404);
  return (
    <PageData page="(dashboard)/companies/[companyId]/imports/[importId]/page" queryClient={queryClient}>
      <div className="max-w-page">
        <ChangeView companyId={companyId} importId={importId} />
      </div>
    </PageData>
  );
}
