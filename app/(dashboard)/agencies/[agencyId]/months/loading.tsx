import { getTranslations } from "next-intl/server";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { SlowNote } from "@/components/ui/slow-note";

export default async function MonthsLoading() {
  const t = await getTranslations("months");
  return (
    <div className="px-4 pt-17 pb-12 sm:px-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 mb-6 h-4 w-72 max-w-full" />
      <Skeleton className="mb-4 h-8.5 w-160 max-w-full rounded-full" />
      <SkeletonRows rows={12} label={t("loading")} />
      <SlowNote />
    </div>
  );
}
