"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { StandardTarget } from "@/contract/targets/standard-target";
import type { StandardPlace } from "@/lib/standards/place";
import { putTarget, standardTargetsQueries } from "@/lib/targets/standard-targets";
import type { TargetWords } from "./use-target-words";

interface TargetComparisonDialogProps {
  place: StandardPlace;
  standard: StandardTarget;
  /** The inherited version; undefined if there is none. */
  inherited: StandardTarget | undefined;
  words: TargetWords;
  onClose: () => void;
}

/** Compares a target with the inherited one, and on an agency's page its versions with each other. */
export function TargetComparisonDialog({ place, standard, inherited, words, onClose }: TargetComparisonDialogProps) {
  const t = useTranslations("standards.targets");
  const restoring = useMutation(putTarget(useQueryClient(), place));
  return (
    <ComparisonDialog
      name={words.name(standard)}
      current={standard}
      inherited={inherited}
      differences={(from, to) =>
        from.value === to.value ? [] : [t("difference", { from: words.value(from), to: words.value(to) })]
      }
      summary={words.value}
      versions={typeof place === "string" ? null : standardTargetsQueries.versions(place, standard.id)}
      restoring={restoring}
      onClose={onClose}
    />
  );
}
