import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AgenciesView } from "@/components/agencies/agencies-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { agenciesQueries } from "@/lib/agencies/queries";
import { requireUser } from "@/lib/auth/current-user";
import { agencyPermissions } from "@/lib/auth/permissions";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.agencyList");
  return { title: t("title") };
}

export default async function AgenciesPage() {
  const t = await getTranslations("shell.agencyList");
  const queryClient = serverQueryClient();
  if (agencyPermissions(await requireUser()).administer) {
    // A request that fails here is repeated by the view, which then shows the error.
    await Promise.allSettled([queryClient.query(agenciesQueries.list())]);
  }
  return (
    <PageData page="(dashboard)/agencies/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <AgenciesView />
      </div>
    </PageData>
  );
}
