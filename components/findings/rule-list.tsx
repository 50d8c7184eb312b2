"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StandardList } from "@/components/standards/standard-list";
import { useStandardActions } from "@/components/standards/use-standard-actions";
import { onDemand } from "@/components/ui/on-demand";
import { Switch } from "@/components/ui/switch";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { RULE_MEMBERS } from "@/contract/findings/finding-kinds";
import type { StandardRule } from "@/contract/findings/finding-rule";
import { createRule, putRule, refreshRules, rulePath, saveRule } from "@/lib/findings/rules";
import { useRuleWords } from "@/lib/findings/use-rule-words";
import type { AgencyPlace } from "@/lib/standards/place";
import { useFailureToast } from "@/components/ui/use-failure-toast";

const RuleComparisonDialog = onDemand(() =>
  import("./rule-comparison-dialog").then((module) => module.RuleComparisonDialog),
);

interface RuleListProps {
  place: AgencyPlace;
  rules: readonly StandardRule[];
  inherited: readonly StandardRule[];
  keyFigures: readonly KeyFigure[];
  /** Opens a rule for editing; null for users who may not edit. */
  onEdit: ((rule: StandardRule) => void) | null;
}

/** Rules of an agency or type, each with a switch and its origin, and inherited rules that were deleted there. */
export function RuleList({ place, rules, inherited, keyFigures, onEdit }: RuleListProps) {
  const t = useTranslations("findings.rulesPage");
  const resolutions = useTranslations("findings.resolutions");
  const words = useRuleWords(keyFigures);
  const queryClient = useQueryClient();
  const showFailure = useFailureToast();
  const failed = (error: unknown) => {
    showFailure(error, t("failed"));
  };
  const saving = useMutation(saveRule(queryClient, place));
  const actions = useStandardActions<StandardRule>({
    nameOf: words,
    pathOf: ({ id }) => rulePath(place, id),
    put: useMutation(putRule(queryClient, place)),
    create: useMutation(createRule(queryClient, place)),
    refresh: () => refreshRules(queryClient, place),
    notDeleted: (name) => t("notDeleted", { name }),
  });
  const lineOf = ({ resolution, isStandard }: StandardRule) => {
    const line = [resolution && resolutions(resolution), isStandard && t("standard")].filter(Boolean).join(" · ");
    return line !== "" && <p className="text-xs text-ink-2">{line}</p>;
  };
  return (
    <StandardList
      {...{ place, inherited, actions, onEdit, lineOf }}
      standards={rules}
      nameOf={words}
      leadOf={(rule) => (
        <Switch
          hideLabel
          label={t("isOn", { rule: words(rule) })}
          checked={rule.isOn}
          disabled={!onEdit}
          onChange={({ target }) => {
            saving.mutateAsync({ id: rule.id, rule: { isOn: target.checked } }).catch(failed);
          }}
        />
      )}
      isEditable={hasValues}
      comparison={(compared) => <RuleComparisonDialog {...{ place, words }} {...compared} />}
    />
  );
}

/** True when the rule has values to change, apart from its switch. */
function hasValues({ kind }: StandardRule): boolean {
  return RULE_MEMBERS[kind].length > 0;
}
