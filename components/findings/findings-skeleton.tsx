"use client";

import { useTranslations } from "next-intl";
import { SkeletonRows } from "@/components/ui/skeleton";

/** The usual number of rows in the short list. */
const FIRST_ROWS = 5;

/** Placeholder with the usual height of the short list, so that nothing below it moves. */
export function FindingsSkeleton() {
  const t = useTranslations("findings");
  return (
    <div className="mb-5 min-h-[652px] sm:min-h-[440px] lg:min-h-[360px] xl:min-h-[275px]">
      <h2 className="mb-2 text-lg font-semibold">{t("title")}</h2>
      <SkeletonRows rows={FIRST_ROWS} label={t("loading")} />
    </div>
  );
}
