"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { SkeletonRows } from "@/components/ui/skeleton";

// Loaded after the page has been drawn: company types and rules stand above, and the code of these sections is large.
// The code of presets is not, and the page has their data already.

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
