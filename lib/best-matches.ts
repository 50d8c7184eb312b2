import { foldText } from "./fold-text";

/**
 * The items with a text that contains `part`, ignoring case and diacritics: first those with a text that begins with
 * it, otherwise in the same order.
 */
export function bestMatches<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  part: string,
  limit: number,
): T[] {
  const wanted = foldText(part).trim();
  return items
    .flatMap((item) => {
      const places = textsOf(item)
        .map((text) => foldText(text).indexOf(wanted))
        .filter((at) => at >= 0);
      return places.length === 0 ? [] : [{ item, rank: Math.min(1, ...places) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ item }) => item);
}
