import type { KeyFigurePreset } from "@/contract/presets";

type Preset = Pick<KeyFigurePreset, "name" | "description" | "keyFigureTypes">;

/** The differences between two versions of a preset; equal names and descriptions are absent. */
export interface PresetDifference {
  name?: { from: string; to: string };
  description?: { from: string; to: string };
  added: string[];
  removed: string[];
  /** True when the key figures that both versions have are in another order. */
  isMoved: boolean;
}

export function presetDifference(from: Preset, to: Preset): PresetDifference {
  const common = (types: readonly string[], others: readonly string[]) => types.filter((id) => others.includes(id));
  const [before, after] = [from.keyFigureTypes, to.keyFigureTypes];
  const descriptions = { from: from.description ?? "", to: to.description ?? "" };
  return {
    ...(from.name !== to.name && { name: { from: from.name, to: to.name } }),
    ...(descriptions.from !== descriptions.to && { description: descriptions }),
    added: after.filter((id) => !before.includes(id)),
    removed: before.filter((id) => !after.includes(id)),
    isMoved: common(before, after).join("\n") !== common(after, before).join("\n"),
  };
}
