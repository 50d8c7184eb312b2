import { chosenObjectId } from "./chosen-object-id";

interface ChosenObject {
  /** Id of a dimension object, such as `1_20`; undefined for the whole company or all objects. */
  dimensionId: string | undefined;
  /** Number of the dimension whose objects are shown side by side. */
  dimensionNumber: number | undefined;
}

/**
 * Reads the choice in a page's address: the id of one object, `1_20`, or the number of a dimension for all its objects,
 * `1`. Other texts mean no choice.
 */
export function chosenObject(text: string | null): ChosenObject {
  return {
    dimensionId: chosenObjectId(text),
    dimensionNumber: text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined,
  };
}
