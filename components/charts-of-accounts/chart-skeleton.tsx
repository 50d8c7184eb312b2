"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** Classes of the columns: the chart and, beside it, the panels about it and the chosen group. */
export const CHART_COLUMNS = "grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_380px]";

/** Placeholder for the whole page while the server fetches its data. */
export function ChartsOfAccountsLoading() {
  const t = useTranslations("chartsOfAccounts");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <ChartsOfAccountsSkeleton />
    </div>
  );
}

/** The part of the page under its heading. */
export function ChartsOfAccountsSkeleton() {
  const t = useTranslations("chartsOfAccounts");
  return (
    <>
      <Skeleton className="mb-4 h-8.5 w-72 max-w-full rounded-full" />
      <div className={CHART_COLUMNS}>
        <SkeletonRows rows={12} label={t("loading")} />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      </div>
    </>
  );
}
