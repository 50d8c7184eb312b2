import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TargetsView } from "@/components/targets/targets-view";
import { PageData } from "@/components/ui/page-data";
import { companyPermissions } from "@/lib/auth/permissions";
import { requireUser } from "@/lib/auth/current-user";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { fiscalYearsQueries } from "@/lib/fiscal-years/queries";
import { serverQueryClient } from "@/lib/server-query-client";
import { targetsQueries } from "@/lib/targets/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("targets");
  return { title: t("title") };
}

export default async function TargetsPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  const user = await requireUser();
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([
    queryClient.query(fiscalYearsQueries.list(companyId)),
    queryClient.query(catalogueQueries.list(companyId)),
    ...(companyPermissions(user, companyId).seeTargets ? [queryClient.query(targetsQueries.list(companyId))] : []),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/targets/page" queryClient={queryClient}>
      <TargetsView companyId={companyId} />
    </PageData>
  );
}
