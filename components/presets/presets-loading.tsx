"use client";

import { useTranslations } from "next-intl";
import { PageHeading } from "@/components/ui/page-heading";
import { PresetsSkeleton } from "./presets-skeleton";

/** The page while the server fetches what stands on it. */
export function PresetsLoading() {
  const t = useTranslations("presets");
  return (
    <div className="max-w-page">
      <PageHeading title={t("title")} detail={t("detail")} />
      <PresetsSkeleton />
    </div>
  );
}
