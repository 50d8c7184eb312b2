import type { KeyFigure } from "@/contract/figures/key-figure";

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
  const searched = plain([keyFigure.name, keyFigure.description, keyFigure.id].join(" "));
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
