import { HttpError } from "../http-error";

/**
 * Throws, and so rolls the transaction back, when the stored values are not those that the writer saw (ADR 0052).
 * @param items as they were sent; one without `before` is stored over whatever there is
 * @param stored what was there, in the same order, null for nothing
 * @param list the list, as the start of the error message
 */
export function requireUnchangedValues(
  items: readonly { before?: number | null | undefined }[],
  stored: readonly (number | null)[],
  list: string,
): void {
  // 0 and -0 are one to a reader, NaN is itself.
  const isSame = (a: number | null, b: number | null) => a === b || Object.is(a, b);
  const changed = items.flatMap(({ before }, index) =>
    before === undefined || isSame(before, stored[index]!) ? [] : [index],
  );
  const [first] = changed;
  if (first === undefined) return;
  const others = changed.length === 1 ? "" : `, and so have ${changed.length - 1} more`;
  throw new HttpError(
    "ruleViolation",
    `${list} has changed since it was read: $[${first}] was before ${items[first]!.before} and is ${stored[first]}${others}.`,
  );
}
