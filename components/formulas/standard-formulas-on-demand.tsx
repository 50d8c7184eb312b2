"use client";

import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useTranslations } from "next-intl";

/** The grammar of formulas is fetched after the page has been drawn. */
export const StandardFormulas = onDemand(
  () => import("./standard-formulas").then((module) => module.StandardFormulas),
  <Waiting />,
);

function Waiting() {
  const t = useTranslations("standards.formulas");
  return <SkeletonRows rows={3} label={t("loading")} />;
}
