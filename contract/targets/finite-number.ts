import * as z from "zod";

/** A number that is none of Infinity, -Infinity and NaN: nobody aims at these. */
export function finiteNumber() {
  return z
    .custom<number>((value) => Number.isFinite(value), { error: "expected a finite number" })
    .meta({ type: "number" });
}
