"use client";

import { useTranslations } from "next-intl";
import { SkeletonRows } from "@/components/ui/skeleton";

/** As high as the first companies with the line under them usually are, so that nothing below moves. */
export function FindingsSkeleton() {
  const t = useTranslations("findings");
  return (
    <div className="mb-5 min-h-[652px] sm:min-h-[440px] lg:min-h-[360px] xl:min-h-[275px]">
      <h2 className="mb-2 text-lg font-semibold">{t("title")}</h2>
      <SkeletonRows rows={FIRST_ROWS} label={t("loading")} />
    </div>
  );
}

/** About the rows that the first companies take. */
const FIRST_ROWS = 5;
