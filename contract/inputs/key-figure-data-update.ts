import * as z from "zod";
import { dimensionId } from "../ids";
import { keyFigureDataSchema } from "./key-figure-data";
import { list } from "../list";

/** A double or null; `nothing` completes the error message: "…, or null to clear the value". */
export const doubleOrNothing = (nothing: string) =>
  z
    .custom<number | null>((value) => value === null || typeof value === "number", {
      error: `expected a number, Infinity, -Infinity, NaN, or null ${nothing}`,
    })
    .meta({ type: ["number", "null"] });

/** Maximum number of values in one PUT. */
export const MAX_VALUES = 100_000;

/** An item of a PUT: as GET lists it, but a null dimension counts as none, and a null value clears the stored one. */
export const keyFigureDataChangeSchema = keyFigureDataSchema.extend({
  value: doubleOrNothing("to clear the value"),
  dimensionId: z.preprocess((value) => value ?? undefined, dimensionId.optional()),
  /** The value the client last read, null for none. When another one is stored, the PUT fails (ADR 0052). */
  before: doubleOrNothing("for no value").optional(),
});
export type KeyFigureDataChange = z.output<typeof keyFigureDataChangeSchema>;
export const keyFigureDataUpdateSchema = list(keyFigureDataChangeSchema, MAX_VALUES);
