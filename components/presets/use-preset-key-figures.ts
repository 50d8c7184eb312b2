"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { isInput, typeOfRow } from "@/lib/inputs/rows";
import type { PresetKeyFigure } from "@/lib/presets/key-figure-search";

/** Returns a function that finds a key figure's name and description, also for ids outside the catalogue. */
export function usePresetKeyFigures(catalogue: readonly KeyFigure[]): (id: string) => PresetKeyFigure {
  const t = useTranslations("presets");
  const inputNames = useTranslations("inputs.inputs");
  const known = useMemo(() => new Map(catalogue.map((keyFigure) => [keyFigure.id, keyFigure])), [catalogue]);
  return (id) => {
    const keyFigure = known.get(id);
    if (keyFigure) return { ...keyFigure, isUnknown: false };
    if (!isInput(id)) return { id, name: id, description: t("unknownWhy"), valueType: null, isUnknown: true };
    return { id, name: inputNames(id), description: t("input"), valueType: typeOfRow(id), isUnknown: false };
  };
}
