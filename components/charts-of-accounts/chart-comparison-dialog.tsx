"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartDifferences, groupsOf } from "@/lib/charts-of-accounts/chart-differences";
import { putStandardChart, standardChartsQueries } from "@/lib/charts-of-accounts/standard-charts";
import type { StandardPlace } from "@/lib/standards/place";

interface ChartComparisonDialogProps {
  place: StandardPlace;
  standard: ChartOfAccounts;
  /** The inherited version; undefined if there is none. */
  inherited: ChartOfAccounts | undefined;
  onClose: () => void;
}

/** Compares a chart with the inherited one and, for agencies and company types, its versions with each other. */
export function ChartComparisonDialog({ place, standard, inherited, onClose }: ChartComparisonDialogProps) {
  const t = useTranslations("standards.charts");
  const restoring = useMutation(putStandardChart(useQueryClient(), place));
  const differences = (from: ChartOfAccounts, to: ChartOfAccounts) => {
    const { name, isLanguageChanged, added, removed, changed, isMoved, known } = chartDifferences(from, to);
    const named = (key: "groups" | "added" | "removed" | "known", names: readonly string[]) =>
      names.length > 0 && t(`differences.${key}`, { names: names.join(", ") });
    return [
      name && t("differences.name", name),
      isLanguageChanged && t("differences.language"),
      named("added", added),
      named("removed", removed),
      named("groups", changed),
      isMoved && t("differences.moved"),
      named("known", known),
    ].filter((line) => typeof line === "string");
  };
  return (
    <ComparisonDialog
      name={standard.name}
      current={standard}
      inherited={inherited}
      differences={differences}
      summary={(chart) => `${chart.name}, ${t("line", { id: chart.id, groups: groupsOf(chart).size })}`}
      versions={typeof place === "string" ? null : standardChartsQueries.versions(place, standard.id)}
      restoring={restoring}
      onClose={onClose}
    />
  );
}
