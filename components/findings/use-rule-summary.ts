import { useTranslations } from "next-intl";
import type { StandardRule } from "@/contract/findings/finding-rule";

/** Functions that describe a rule beside another version of it. `words` returns a rule's name, else its condition. */
export function useRuleSummary(words: (rule: StandardRule) => string) {
  const t = useTranslations("findings.rulesPage.compare");
  const resolutions = useTranslations("findings.resolutions");
  /** The condition in words, without the rule's own name. */
  const condition = ({ name: _, ...rule }: StandardRule) =>
    rule.resolution === undefined ? words(rule) : `${words(rule)}, ${resolutions(rule.resolution)}`;
  return {
    condition,
    summary: (rule: StandardRule) => [rule.name, condition(rule), !rule.isOn && t("off")].filter(Boolean).join(". "),
  };
}
