"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { putRule, rulesQueries } from "@/lib/findings/rules";
import type { AgencyPlace } from "@/lib/standards/place";
import { useRuleSummary } from "./use-rule-summary";

interface RuleComparisonDialogProps {
  place: AgencyPlace;
  standard: StandardRule;
  /** The inherited version; undefined if there is none. */
  inherited: StandardRule | undefined;
  words: (rule: StandardRule) => string;
  onClose: () => void;
}

/** Compares a rule with the inherited one, and its versions with each other. */
export function RuleComparisonDialog({ place, standard, inherited, words, onClose }: RuleComparisonDialogProps) {
  const t = useTranslations("findings.rulesPage.compare");
  const { condition, summary } = useRuleSummary(words);
  const restoring = useMutation(putRule(useQueryClient(), place));
  const differences = (from: StandardRule, to: StandardRule) =>
    [
      from.name !== to.name && t("name", { from: from.name ?? "–", to: to.name ?? "–" }),
      condition(from) !== condition(to) && t("condition", { from: condition(from), to: condition(to) }),
      from.isOn !== to.isOn && t(to.isOn ? "on" : "off"),
    ].filter((line) => typeof line === "string");
  return (
    <ComparisonDialog
      {...{ inherited, differences, summary, restoring, onClose }}
      versions={rulesQueries.versions(place, standard.id)}
      name={words(standard)}
      current={standard}
    />
  );
}
