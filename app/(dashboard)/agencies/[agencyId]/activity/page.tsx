import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActivityView } from "@/components/activity/activity-view";
import { TopBar } from "@/components/shell/top-bar";
import { PageData } from "@/components/ui/page-data";
import { activityFilter, activityParamsOf } from "@/lib/activity/activity-filter";
import { activityQueries } from "@/lib/activity/queries";
import { notFoundIf404 } from "@/lib/api/not-found";
import { requireUser } from "@/lib/auth/current-user";
import { today } from "@/lib/dates/today";
import { catalogueQueries } from "@/lib/figures/catalogue-queries";
import type { SearchParams } from "@/lib/search-params";
import { serverQueryClient } from "@/lib/server-query-client";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("activity");
  return { title: t("title") };
}

interface AgencyActivityPageProps {
  params: Promise<{ agencyId: string }>;
  searchParams: Promise<SearchParams>;
}

export default async function AgencyActivityPage({ params, searchParams }: AgencyActivityPageProps) {
  const agencyId = decodeURIComponent((await params).agencyId);
  await requireUser();
  const t = await getTranslations("activity");
  const filter = activityFilter(activityParamsOf(await searchParams), today());
  const queryClient = serverQueryClient();
  const [list] = await Promise.allSettled([
    queryClient.infiniteQuery(activityQueries.list({ agencyId }, filter)),
    queryClient.query(catalogueQueries.standard()),
  ]);
  if (list.status === "rejected") notFoundIf404(list.reason);
  return (
    <PageData page="(dashboard)/agencies/[agencyId]/activity/page" queryClient={queryClient}>
      <TopBar crumbs={[{ label: t("title") }]} />
      <div className="max-w-page px-4 pt-5 pb-12 sm:px-6">
        <ActivityView place={{ agencyId }} today={today()} />
      </div>
    </PageData>
  );
}
