import * as z from "zod";

/** A whole number in a query, of at most nine digits. */
export function queryNumber(min: number, max?: number) {
  const message = `expected a whole number from ${min}${max === undefined ? "" : ` to ${max}`}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { message })
    .transform(Number)
    .refine((value) => value >= min && value <= (max ?? Infinity), { message });
}
