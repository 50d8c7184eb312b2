import type { KeyFigure } from "@/contract/figures/key-figure";
import { foldText, hasWords, wordsOf } from "@/lib/fold-text";

/** A key figure in a row of a preset. */
export interface PresetKeyFigure {
  id: string;
  name: string;
  description: string;
  valueType: KeyFigure["valueType"] | null;
  /** True when it is neither in the catalogue nor an input; a newer service may know it. */
  isUnknown: boolean;
}

/** True when name, description and id together contain all words of a search, ignoring case and accents. */
export function fitsSearch(keyFigure: PresetKeyFigure, text: string): boolean {
  return hasWords(foldText([keyFigure.name, keyFigure.description, keyFigure.id].join(" ")), wordsOf(text));
}
