"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { KeyFigurePreset } from "@/contract/presets";
import { hasDefaultTexts } from "./preset-default";
import { presetsQueries } from "./queries";
import { isStandardPreset } from "@/contract/standard-presets";

export interface PresetTexts {
  name: string;
  description: string;
}

/**
 * Name and description of a preset. Those of a standard preset are in the user's language, unless somebody has changed
 * one of them. Until the original texts are fetched, and where the service has none, they count as unchanged.
 */
export function usePresetTexts(): (preset: KeyFigurePreset) => PresetTexts {
  const t = useTranslations("presets.standard");
  const { data: standards } = useQuery(presetsQueries.standard());
  return (preset) => {
    const { id, name, description = "" } = preset;
    const standard = standards?.find((candidate) => candidate.id === id);
    const isRenamed = standard && !hasDefaultTexts(preset, standard);
    if (isRenamed || !isStandardPreset(id)) return { name, description };
    return { name: t(`${id}.name`), description: t(`${id}.description`) };
  };
}
