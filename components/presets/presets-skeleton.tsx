"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";

const PRESETS = 6;

/** Placeholder with the layout of presets and key figures. */
export function PresetsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[232px_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 pt-6 max-lg:hidden">
        {Array.from({ length: PRESETS }, (_, row) => (
          <Skeleton key={row} className="mx-2 h-4" />
        ))}
      </div>
      <Skeleton className="h-8.5 w-48 rounded-full lg:hidden" />
      <PresetSkeleton />
    </div>
  );
}

/** Placeholder with the layout of the key figures of one preset. */
export function PresetSkeleton() {
  const t = useTranslations("presets");
  return (
    <div>
      <Skeleton className="mb-2 h-6 w-40" />
      <Skeleton className="mb-4 h-5 max-w-md" />
      <Skeleton className="mb-6 h-8.5 w-80 max-w-full" />
      <SkeletonRows rows={8} label={t("loading")} />
    </div>
  );
}

/** Placeholder for the whole page while the server fetches its data. */
export function PresetsLoading() {
  const t = useTranslations("presets");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <PresetsSkeleton />
    </div>
  );
}
