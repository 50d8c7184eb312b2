"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { findGroup, type ChartDraft } from "@/lib/charts-of-accounts/chart-draft";
import type { ChartProblem } from "@/lib/charts-of-accounts/chart-problems";

/** Returns a function that says what is wrong with a chart: the group, the interval and what was expected. */
export function useProblemText(nameOfKnown: (known: string) => string) {
  const t = useTranslations("chartsOfAccounts");
  return useCallback(
    (draft: ChartDraft, problem: ChartProblem): string => {
      const group = "groupId" in problem ? findGroup(draft, problem.groupId)?.group : undefined;
      const name = group?.name?.trim() || t("tree.withoutGroup");
      switch (problem.kind) {
        case "chartName":
          return t("problems.chartName");
        case "groupName":
          return t("problems.groupName", { accounts: group?.accounts || t("problems.noAccounts") });
        case "longName":
          return t("problems.longName", { ...problem, group: name.slice(0, 40) });
        case "accounts":
          return t(`problems.${problem.fault.kind}`, { group: name, other: "", ...problem.fault });
        case "known":
          return t("problems.known", { known: nameOfKnown(problem.known) });
      }
    },
    [t, nameOfKnown],
  );
}
