"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { StandardList } from "@/components/standards/standard-list";
import { useNotPutBack, useStandardActions, type StandardActions } from "@/components/standards/use-standard-actions";
import { onDemand } from "@/components/ui/on-demand";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { StandardTarget } from "@/contract/targets/standard-target";
import { useNameOrder } from "@/lib/i18n/use-name-order";
import type { StandardPlace } from "@/lib/standards/place";
import { StandardConflict } from "@/lib/standards/replace-standard";
import { clearTarget, createTarget, putTarget, refreshTargets, targetPath } from "@/lib/targets/standard-targets";
import { showToast } from "@/lib/toasts";
import type { TargetWords } from "./use-target-words";

const TargetComparisonDialog = onDemand(() =>
  import("./target-comparison-dialog").then((module) => module.TargetComparisonDialog),
);

interface TargetListProps {
  place: StandardPlace;
  targets: readonly StandardTarget[];
  inherited: readonly StandardTarget[];
  words: TargetWords;
  /** Called to edit one; null for users who may not. */
  onEdit: ((target: StandardTarget) => void) | null;
}

/** Targets, each with its origin, and inherited ones that were deleted. */
export function TargetList({ place, targets, inherited, words, onEdit }: TargetListProps) {
  const inOrder = useNameOrder();
  const actions = useTargetActions(place, words);
  return (
    <StandardList
      {...{ place, inherited, actions, onEdit }}
      standards={inOrder(targets, words.name)}
      nameOf={words.name}
      lineOf={(target) => <p className="numeric text-left text-ink-2">{words.value(target)}</p>}
      comparison={(compared) => <TargetComparisonDialog {...{ place, words }} {...compared} />}
    />
  );
}

function useTargetActions(place: StandardPlace, words: TargetWords): StandardActions<StandardTarget> {
  const t = useTranslations("standards");
  const ui = useTranslations("ui");
  const queryClient = useQueryClient();
  const companyId = typeof place === "string" ? place : "";
  const clearing = useMutation(clearTarget(queryClient, companyId));
  const creating = useMutation(createTarget(queryClient, place));
  const showNotPutBack = useNotPutBack();
  const showFailure = useFailureToast();
  const actions = useStandardActions<StandardTarget>({
    nameOf: words.name,
    pathOf: ({ id }) => targetPath(place, id),
    put: useMutation(putTarget(queryClient, place)),
    create: creating,
    refresh: () => refreshTargets(queryClient, place),
    notDeleted: (name) => t("targets.notDeleted", { name }),
  });
  if (typeof place !== "string") return actions;
  // A company's target is cleared by writing null, at once: `holdDeletion` delays DELETE requests only.
  return {
    ...actions,
    remove: (target) => {
      const name = words.name(target);
      const tellFailed = (error: unknown) => {
        if (error instanceof StandardConflict) showToast(t("actions.changed", { name }), { tone: "bad" });
        else showFailure(error, t("targets.notDeleted", { name }));
      };
      clearing.mutateAsync(target).then(() => {
        const undo = () => {
          creating.mutateAsync(target).catch(showNotPutBack(name));
        };
        showToast(t("actions.deleted", { name }), { action: { label: ui("undo"), run: undo, isUndo: true } });
      }, tellFailed);
    },
  };
}
