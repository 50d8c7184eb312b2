import type { SieObjectRef } from "./sie/sie-records";

/** The id of a dimension object as the interface writes it: dimension and code joined by `_`, for example `1_20`. */
export function toObjectId({ dimension, code }: SieObjectRef): string {
  return `${dimension}_${code}`;
}

/** Splits the id of a dimension object at its first `_`. */
export function parseObjectId(id: string): SieObjectRef {
  const at = id.indexOf("_");
  return { dimension: Number(id.slice(0, at)), code: id.slice(at + 1) };
}
