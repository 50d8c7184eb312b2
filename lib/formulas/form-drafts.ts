import { placeKey, type StandardPlace } from "@/lib/standards/place";

/**
 * The key under which lib/drafts stores the unsaved form of a key figure with a formula.
 * @param formula null for a new key figure
 */
export const formulaDraft = (place: StandardPlace, formula: { id: string } | null) => [
  "formula",
  placeKey(place),
  formula?.id ?? "",
];
