import { DIMENSION_ID } from "@/contract/id-patterns";

/**
 * Reads the id of a dimension object, such as `1_20`, in a page's address, normalised as it is stored; undefined for
 * other texts.
 */
export function chosenObjectId(text: string | null): string | undefined {
  return text !== null && DIMENSION_ID.test(text) ? text.normalize("NFC") : undefined;
}
