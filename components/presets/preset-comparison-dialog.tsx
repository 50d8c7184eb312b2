"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ComparisonDialog } from "@/components/standards/comparison-dialog";
import type { KeyFigurePreset } from "@/contract/presets";
import { restorePreset } from "@/lib/presets/mutations";
import { presetDifference } from "@/lib/presets/preset-difference";
import { presetsQueries } from "@/lib/presets/queries";
import type { StandardPlace } from "@/lib/standards/place";

interface PresetComparisonDialogProps {
  place: StandardPlace;
  /** The preset with the user's unsaved edits. */
  preset: KeyFigurePreset;
  stored: KeyFigurePreset;
  /** The inherited version; undefined if there is none. */
  inherited: KeyFigurePreset | undefined;
  /** Name of the preset on the page. */
  name: string;
  nameOf: (keyFigureId: string) => string;
  onClose: () => void;
}

/** Compares a preset with the inherited one, and its versions with each other. */
export function PresetComparisonDialog(props: PresetComparisonDialogProps) {
  const { place, preset, stored, inherited, name, nameOf, onClose } = props;
  const t = useTranslations("presets.compare");
  const restoring = useMutation(restorePreset(useQueryClient(), place));
  const names = (ids: readonly string[]) => ids.map(nameOf).join(", ");
  const differences = (from: KeyFigurePreset, to: KeyFigurePreset) => {
    const { name: renamed, description, added, removed, isMoved } = presetDifference(from, to);
    return [
      renamed && t("name", renamed),
      description && t(description.to === "" ? "noDescription" : "description", description),
      added.length > 0 && t("added", { names: names(added) }),
      removed.length > 0 && t("removed", { names: names(removed) }),
      isMoved && t("moved"),
    ].filter((line) => typeof line === "string");
  };
  return (
    <ComparisonDialog
      name={name}
      current={preset}
      stored={stored}
      inherited={inherited}
      differences={differences}
      summary={(first) => t("first", { name: first.name, names: names(first.keyFigureTypes) || "–" })}
      versions={typeof place === "string" ? null : presetsQueries.versions(place, preset.id)}
      restoring={restoring}
      onClose={onClose}
    />
  );
}
