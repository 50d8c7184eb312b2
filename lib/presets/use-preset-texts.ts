"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigurePreset } from "@/contract/presets";
import { hasDefaultTexts } from "./preset-default";
import { presetsQueries } from "./queries";
import { isStandardPreset } from "./standard-ids";

export interface PresetTexts {
  name: string;
  description: string;
}

/**
 * A preset's name and description: in the user's language where they are still the delivered ones. Until those are
 * known, a standard preset is taken for one that nobody has renamed.
 */
export function usePresetTexts(): (preset: KeyFigurePreset) => PresetTexts {
  const t = useTranslations("presets.standard");
  const { data: standards } = useQuery(presetsQueries.standard());
  return (preset) => {
    const { id, name, description = "" } = preset;
    const standard = standards?.find((candidate) => candidate.id === id);
    const isRenamed = standards && !(standard && hasDefaultTexts(preset, standard));
    if (isRenamed || !isStandardPreset(id)) return { name, description };
    return { name: t(`${id}.name`), description: t(`${id}.description`) };
  };
}
