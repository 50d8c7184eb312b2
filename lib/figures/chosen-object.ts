import { DIMENSION_ID } from "@/contract/id-patterns";

interface ChosenObject {
  /** Id of an object, as in queries; undefined for the whole company. */
  dimensionId: string | undefined;
  /** The number of the dimension whose objects stand side by side. */
  dimensionNumber: number | undefined;
}

/** Reads the choice of an object, `1_20`, or of all objects of a dimension, `1`; other texts are no choice. */
export function chosenObject(text: string | null): ChosenObject {
  return {
    dimensionId: text !== null && DIMENSION_ID.test(text) ? text : undefined,
    dimensionNumber: text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  };
}
