"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";

/** Fetched after the page has been drawn, which has other sections before it. */
export const StandardTexts = onDemand(
  () => import("./standard-texts").then((module) => module.StandardTexts),
  <Waiting />,
);

function Waiting() {
  const t = useTranslations("standards.texts");
  return <SkeletonRows rows={3} label={t("loading")} />;
}
