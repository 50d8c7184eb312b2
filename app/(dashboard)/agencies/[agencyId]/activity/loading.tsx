import { getTranslations } from "next-intl/server";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { SlowNote } from "@/components/ui/slow-note";

export default async function AgencyActivityLoading() {
  const t = await getTranslations("activity");
  return (
    <div className="max-w-page px-4 pt-17 pb-12 sm:px-6">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-2 mb-6 h-4 w-72 max-w-full" />
      <Skeleton className="mb-4 h-8.5 w-120 max-w-full rounded-full" />
      <SkeletonRows rows={8} label={t("loading")} />
      <SlowNote />
    </div>
  );
}
