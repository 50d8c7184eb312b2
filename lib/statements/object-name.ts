import type { DimensionObject } from "@/contract/statements/dimension-object";

export function dimensionName({ number, name }: DimensionObject["dimension"]): string {
  return name || String(number);
}

/** The dimension, code and name of an object, as far as the books name them. */
export function objectName({ dimension, code, name }: DimensionObject): string {
  return [dimensionName(dimension), code, name].filter(Boolean).join(" ");
}
