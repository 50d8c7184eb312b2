"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";

// Loaded after the page has been drawn, because the code of these sections is large. The section of presets is not
// among them: its code is small, and the page has its data.

export const StandardFormulas = onDemand(
  () => import("@/components/formulas/standard-formulas").then((module) => module.StandardFormulas),
  <Waiting kind="formulas" />,
);
export const StandardTargets = onDemand(
  () => import("@/components/targets/standard-targets").then((module) => module.StandardTargets),
  <Waiting kind="targets" />,
);
export const StandardCharts = onDemand(
  () => import("@/components/charts-of-accounts/standard-charts").then((module) => module.StandardCharts),
  <Waiting kind="charts" />,
);
export const StandardTexts = onDemand(
  () => import("@/components/texts/standard-texts").then((module) => module.StandardTexts),
  <Waiting kind="texts" />,
);

function Waiting({ kind }: { kind: "formulas" | "targets" | "charts" | "texts" }) {
  const t = useTranslations("standards");
  return <SkeletonRows rows={3} label={t(`${kind}.loading`)} />;
}
