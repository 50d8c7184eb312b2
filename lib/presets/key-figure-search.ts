import type { KeyFigure } from "@/contract/figures/key-figure";

/** What a row of a preset shows of a key figure. */
export interface PresetKeyFigure {
  id: string;
  name: string;
  description: string;
  valueType: KeyFigure["valueType"] | null;
  /** Neither in the catalogue nor an input: perhaps of a newer service. */
  isUnknown: boolean;
}

/** Whether a key figure fits all words of a search, in its name, description or id, without regard to case or accents. */
export function fitsSearch(keyFigure: PresetKeyFigure, text: string): boolean {
  const searched = plain([keyFigure.name, keyFigure.description, keyFigure.id].join(" "));
  return plain(text)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
