import type { KeyFigure } from "@/contract/figures/key-figure";
import { standardDefinitions } from "./formulas/definitions";
import { timeBasisOf } from "./formulas/time-basis";
import { CATALOGUE_IDS, KEY_FIGURES, type CatalogueEntry } from "./key-figures";

const TIME_BASES = new Map(CATALOGUE_IDS.map((id) => [id, timeBasisOf(id, standardDefinitions)]));

/** The key figures that the service computes, in the order of the catalogue, with their texts in one language. */
export function keyFigureCatalogue(language: "en" | "sv"): KeyFigure[] {
  return CATALOGUE_IDS.map((id) => {
    const { valueType, basId, [language]: texts }: CatalogueEntry = KEY_FIGURES[id];
    const { name, description } = texts;
    return { id, name, valueType, description, timeBasis: TIME_BASES.get(id)!, ...(basId !== undefined && { basId }) };
  });
}
