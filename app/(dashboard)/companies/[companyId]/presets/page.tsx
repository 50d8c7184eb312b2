import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PresetsView } from "@/components/presets/presets-view";
import { PageData } from "@/components/ui/page-data";
import { requireUser } from "@/lib/auth/current-user";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import { presetsQueries } from "@/lib/presets/queries";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("presets");
  return { title: t("title") };
}

export default async function PresetsPage({ params }: { params: Promise<{ companyId: string }> }) {
  const companyId = decodeURIComponent((await params).companyId);
  await requireUser();
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([
    queryClient.query(presetsQueries.list(companyId)),
    queryClient.query(presetsQueries.inherited(companyId)),
    queryClient.query(presetsQueries.standard()),
    queryClient.query(catalogueQueries.list(companyId)),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/presets/page" queryClient={queryClient}>
      <PresetsView companyId={companyId} />
    </PageData>
  );
}
