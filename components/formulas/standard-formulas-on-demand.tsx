"use client";

import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useTranslations } from "next-intl";

/** Loaded after the page has been drawn, because the grammar of formulas is large. */
export const StandardFormulas = onDemand(
  () => import("./standard-formulas").then((module) => module.StandardFormulas),
  <Waiting />,
);

function Waiting() {
  const t = useTranslations("standards.formulas");
  return <SkeletonRows rows={3} label={t("loading")} />;
}
