import { DIMENSION_ID } from "@/contract/id-patterns";

interface ChosenObject {
  /** Id of a dimension object, such as `1_20`; undefined for the whole company or all objects. */
  dimensionId: string | undefined;
  /** Number of the dimension whose objects are shown side by side. */
  dimensionNumber: number | undefined;
}

/**
 * Reads the choice in a page's address: the id of one object, `1_20`, or the number of a dimension for all its objects,
 * `1`. Other texts mean no choice. Ids are normalised, as they are stored.
 */
export function chosenObject(text: string | null): ChosenObject {
  return {
    dimensionId: text !== null && DIMENSION_ID.test(text) ? text.normalize("NFC") : undefined,
    dimensionNumber: text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  };
}
