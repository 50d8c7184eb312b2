"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { putRule, rulesQueries } from "@/lib/findings/rules";
import type { AgencyPlace } from "@/lib/standards/place";

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
  const resolutions = useTranslations("findings.resolutions");
  const restoring = useMutation(putRule(useQueryClient(), place));
  /** The condition in words, without the rule's own name. */
  const condition = ({ name: _, ...rule }: StandardRule) =>
    rule.resolution === undefined ? words(rule) : `${words(rule)}, ${resolutions(rule.resolution)}`;
  const differences = (from: StandardRule, to: StandardRule) =>
    [
      from.name !== to.name && t("name", { from: from.name ?? "–", to: to.name ?? "–" }),
      condition(from) !== condition(to) && t("condition", { from: condition(from), to: condition(to) }),
      from.isOn !== to.isOn && t(to.isOn ? "on" : "off"),
    ].filter((line) => typeof line === "string");
  return (
    <ComparisonDialog
      {...{ inherited, differences, restoring, onClose }}
      versions={rulesQueries.versions(place, standard.id)}
      name={words(standard)}
      current={standard}
      summary={(rule) => [rule.name, condition(rule), !rule.isOn && t("off")].filter(Boolean).join(". ")}
    />
  );
}
