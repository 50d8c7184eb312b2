import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActivityView } from "@/components/activity/activity-view";
import { PageData } from "@/components/ui/page-data";
import { PageHeading } from "@/components/ui/page-heading";
import { NoPermission } from "@/components/ui/states";
import { activityFilter, activityParamsOf } from "@/lib/activity/activity-filter";
import { activityQueries } from "@/lib/activity/queries";
import { requireUser } from "@/lib/auth/current-user";
import { companyPermissions } from "@/lib/auth/permissions";
import { today } from "@/lib/dates/today";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import type { SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("activity");
  return { title: t("title") };
}

interface ActivityPageProps {
  params: Promise<{ companyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function ActivityPage({ params, searchParams }: ActivityPageProps) {
  const companyId = decodeURIComponent((await params).companyId);
  const user = await requireUser();
  if (!companyPermissions(user, companyId).seeActivity) {
    return (
      <>
        <PageHeading title={(await getTranslations("activity"))("title")} />
        <NoPermission />
      </>
    );
  }
  const filter = activityFilter(activityParamsOf(await searchParams), today());
  const queryClient = serverQueryClient();
  // A request that fails here is repeated by the view, which then shows the error.
  await Promise.allSettled([
    queryClient.infiniteQuery(activityQueries.list({ companyId }, filter)),
    queryClient.query(catalogueQueries.standard()),
  ]);
  return (
    <PageData page="(dashboard)/companies/[companyId]/activity/page" queryClient={queryClient}>
      <div className="max-w-page">
        <ActivityView place={{ companyId }} today={today()} />
      </div>
    </PageData>
  );
}
