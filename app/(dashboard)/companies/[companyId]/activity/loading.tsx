import { getTranslations } from "next-intl/server";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { SlowNote } from "@/components/ui/slow-note";

export default async function ActivityLoading() {
  const t = await getTranslations("activity");
  return (
    <div className="max-w-page">
      <Skeleton className="mb-2 h-7 w-40" />
      <Skeleton className="mb-4 h-8.5 w-120 max-w-full rounded-full" />
      <SkeletonRows rows={8} label={t("loading")} />
      <SlowNote />
    </div>
  );
}
