"use client";

import { useTranslations } from "next-intl";
import type { KeyFigurePreset } from "@/contract/presets";
import { presetDifference } from "@/lib/presets/preset-difference";

type Preset = Pick<KeyFigurePreset, "name" | "description" | "keyFigureTypes">;

interface PresetDifferencesProps {
  from: Preset;
  to: Preset;
  nameOf: (keyFigureId: string) => string;
}

/** A line for each way in which one form of a preset differs from another. */
export function PresetDifferences({ from, to, nameOf }: PresetDifferencesProps) {
  const t = useTranslations("presets.compare");
  const { name, description, added, removed, isMoved } = presetDifference(from, to);
  const names = (ids: readonly string[]) => ids.map(nameOf).join(", ");
  const lines = [
    name && t("name", name),
    description && t(description.to === "" ? "noDescription" : "description", description),
    added.length > 0 && t("added", { names: names(added) }),
    removed.length > 0 && t("removed", { names: names(removed) }),
    isMoved && t("moved"),
  ].filter((line) => typeof line === "string");
  if (lines.length === 0) return <p className="text-ink-2">{t("same")}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
