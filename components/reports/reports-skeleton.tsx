"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

/** Placeholder with the layout of the page: the list, and the report beside it. */
export function ReportsSkeleton() {
  const t = useTranslations("reports");
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[248px_minmax(0,1fr)]">
      <Skeleton className="h-32 rounded-md max-lg:h-9" />
      <SkeletonRows rows={6} label={t("loading")} />
    </div>
  );
}

/** Placeholder for the whole page while the server fetches its data. */
export function ReportsLoading() {
  const t = useTranslations("reports");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <ReportsSkeleton />
    </div>
  );
}
