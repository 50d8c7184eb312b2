import type { KeyFigurePreset } from "@/contract/presets";
import { isSameOrder } from "./key-figure-order";

type Texts = Pick<KeyFigurePreset, "name" | "description">;

/** True when a preset has the name and description of its original, the inherited or built-in preset. */
export function hasDefaultTexts(preset: Texts, original: Texts): boolean {
  return preset.name === original.name && (preset.description ?? "") === (original.description ?? "");
}

/** True when a reset to the original would change nothing. */
export function isDefault(preset: KeyFigurePreset, original: KeyFigurePreset): boolean {
  return hasDefaultTexts(preset, original) && isSameOrder(preset.keyFigureTypes, original.keyFigureTypes);
}
