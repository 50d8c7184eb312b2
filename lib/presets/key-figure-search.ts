import type { KeyFigure } from "@/contract/figures/key-figure";

/** A key figure as a row of a preset shows it. */
export interface PresetKeyFigure {
  id: string;
  name: string;
  description: string;
  valueType: KeyFigure["valueType"] | null;
  /** Neither in the catalogue nor an input: perhaps of a newer service. */
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
