import { HttpError } from "../http-error";

/**
 * Throws an HttpError (ruleViolation) if a stored value is not the `before` that the client saw (ADR 0052).
 * @param items the items of the request; an item without `before` is not checked
 * @param stored the stored values in the order of `items`, null for none
 * @param list the name of the list in the singular, which begins the error message
 */
export function requireUnchangedValues(
  items: readonly { before?: number | null | undefined }[],
  stored: readonly (number | null)[],
  list: string,
): void {
  // 0 and -0 are equal here, and so are NaN and NaN.
  const isSame = (a: number | null, b: number | null) => a === b || Object.is(a, b);
  const changed = items.flatMap(({ before }, index) =>
    before === undefined || isSame(before, stored[index]!) ? [] : [index],
  );
  const [first] = changed;
  if (first === undefined) return;
  const others = changed.length === 1 ? "" : `; items that differ: ${changed.length}`;
  throw new HttpError(
    "ruleViolation",
    `${list} has changed since it was read: $[${first}].before is ${items[first]!.before}, but ${stored[first]} is stored${others}.`,
  );
}
