import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import { standardDefinitions } from "./formulas/definitions";
import { addsUp, timeBasisOf } from "./formulas/time-basis";
import { CATALOGUE_IDS, KEY_FIGURES, type CatalogueEntry } from "./key-figures";

const OVER_TIME = new Map(
  CATALOGUE_IDS.map((id) => [
    id,
    { timeBasis: timeBasisOf(id, standardDefinitions), addsUp: addsUp(id, standardDefinitions) },
  ]),
);

const ENTRIES: Readonly<Record<string, CatalogueEntry>> = KEY_FIGURES;

/** Returns a standard key figure with its texts in this language, and an own key figure of a company unchanged. */
export function keyFigureIn<T extends KeyFigure>(keyFigure: T, language: Locale): T {
  if (!Object.hasOwn(ENTRIES, keyFigure.id)) return keyFigure;
  const { name, description } = ENTRIES[keyFigure.id]![language];
  return { ...keyFigure, name, description };
}

/** The key figures that the service computes, in the order of the catalogue, with their texts in one language. */
export function keyFigureCatalogue(language: Locale): KeyFigure[] {
  return CATALOGUE_IDS.map((id) => {
    const { valueType, basId, [language]: texts }: CatalogueEntry = KEY_FIGURES[id];
    const { name, description } = texts;
    return { id, name, valueType, description, ...OVER_TIME.get(id)!, ...(basId !== undefined && { basId }) };
  });
}
