"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";

/** Loaded after the page has been drawn, because other sections come first. */
export const StandardTexts = onDemand(
  () => import("./standard-texts").then((module) => module.StandardTexts),
  <Waiting />,
);

function Waiting() {
  const t = useTranslations("standards.texts");
  return <SkeletonRows rows={3} label={t("loading")} />;
}
