import * as z from "zod";

/** A finite number: targets cannot be Infinity, -Infinity or NaN. */
export function finiteNumber() {
  return z
    .custom<number>((value) => Number.isFinite(value), { error: "expected a finite number" })
    .meta({ type: "number" });
}
