import type { KeyFigure } from "@/contract/figures/key-figure";
import { CATALOGUE_DESCRIPTIONS } from "./catalogue-descriptions";
import { CATALOGUE_IDS, type CatalogueId } from "./catalogue-ids";
import { CATALOGUE_NAMES } from "./catalogue-names";
import { standardDefinitions } from "./formulas/definitions";
import { timeBasisOf, type TimeBasis } from "./formulas/time-basis";

const TIME_BASES = Object.fromEntries(CATALOGUE_IDS.map((id) => [id, timeBasisOf(id, standardDefinitions)])) as Record<
  CatalogueId,
  TimeBasis
>;

/** The key figures that the service computes, in the order of the catalogue, with their texts in one language. */
export function keyFigureCatalogue(language: "en" | "sv"): KeyFigure[] {
  return CATALOGUE_IDS.map((id) => {
    const { valueType, basId, ...names } = CATALOGUE_NAMES[id];
    const entry = {
      ...{ id, name: names[language], valueType, description: CATALOGUE_DESCRIPTIONS[id][language] },
      timeBasis: TIME_BASES[id],
    };
    return basId === undefined ? entry : { ...entry, basId };
  });
}
