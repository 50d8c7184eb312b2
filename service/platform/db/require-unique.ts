import { HttpError } from "../http-error";

/**
 * Throws an HttpError (invalid) if two items of a request have the same key.
 * @param key the members that make the key, in words
 */
export function requireUnique<T>(items: readonly T[], keyOf: (item: T) => string, key: string): void {
  const places = new Map<string, number>();
  items.forEach((item, i) => {
    const earlier = places.get(keyOf(item));
    if (earlier !== undefined) throw repeatedItem(i, earlier, key);
    places.set(keyOf(item), i);
  });
}

/** Creates the error of an item of a request that has the same key as an earlier item. */
export function repeatedItem(index: number, earlier: number, key: string): HttpError {
  return new HttpError(
    "invalid",
    `The body is not valid: $[${index}]: expected each ${key} once, but $[${earlier}] is the same.`,
  );
}
