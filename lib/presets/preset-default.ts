import type { KeyFigurePreset } from "@/contract/presets";
import { isSameOrder } from "./key-figure-order";

type Texts = Pick<KeyFigurePreset, "name" | "description">;

/** Whether a preset still is called and described as the service delivers it. */
export function hasDefaultTexts(preset: Texts, standard: Texts): boolean {
  return preset.name === standard.name && (preset.description ?? "") === (standard.description ?? "");
}

/** Whether going back to the default would change nothing. */
export function isDefault(preset: KeyFigurePreset, standard: KeyFigurePreset): boolean {
  return hasDefaultTexts(preset, standard) && isSameOrder(preset.keyFigureTypes, standard.keyFigureTypes);
}
