"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

export function StatementsSkeleton() {
  const t = useTranslations("statements");
  return (
    <>
      <PageHeading title={t("title")} detail={"\u00a0"} />
      <Skeleton className="mb-4 h-11 rounded-lg" />
      <StatementTableSkeleton />
    </>
  );
}

export function StatementTableSkeleton() {
  const t = useTranslations("statements");
  return (
    <>
      <Skeleton className="mb-3 h-8.5 w-72 rounded-full" />
      <SkeletonRows rows={12} label={t("loading")} />
    </>
  );
}
