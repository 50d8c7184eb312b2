import type { KeyFigurePreset } from "@/contract/presets";
import { isSameOrder } from "./key-figure-order";

type Texts = Pick<KeyFigurePreset, "name" | "description">;

/** True when a preset has the original name and description of the standard preset. */
export function hasDefaultTexts(preset: Texts, standard: Texts): boolean {
  return preset.name === standard.name && (preset.description ?? "") === (standard.description ?? "");
}

/** True when a reset to the default would change nothing. */
export function isDefault(preset: KeyFigurePreset, standard: KeyFigurePreset): boolean {
  return hasDefaultTexts(preset, standard) && isSameOrder(preset.keyFigureTypes, standard.keyFigureTypes);
}
