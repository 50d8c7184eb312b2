import type { SieObjectRef } from "../../books/sie/sie-records";

/** Objects as the interface names them: dimension and object joined by `_`. */
export function dimensionIds(objects: readonly SieObjectRef[]): string[] {
  return objects.map(({ dimension, code }) => `${dimension}_${code}`);
}
