import { z } from "zod";
import { dimensionId } from "./ids";
import { keyFigureDataSchema } from "./key-figure-data";
import { list } from "./list";

/** What a PUT puts in a value's place. */
export const doubleOrNothing = (nothing: string) =>
  z
    .custom<number | null>((value) => value === null || typeof value === "number", {
      error: `expected a number, Infinity, -Infinity, NaN, or null ${nothing}`,
    })
    .meta({ type: ["number", "null"] });

/** Values that one PUT may carry. */
export const MOST_VALUES = 100_000;

/** PUT takes the same items; a null dimension counts as none, a null value clears. */
export const keyFigureDataChangeSchema = keyFigureDataSchema.extend({
  value: doubleOrNothing("to clear the value"),
  dimensionId: z.preprocess((value) => value ?? undefined, dimensionId.optional()),
  /** What the writer saw stored, null for nothing: where something else is stored, nothing is written (ADR 0052). */
  before: doubleOrNothing("for no value").optional(),
});
export type KeyFigureDataChange = z.output<typeof keyFigureDataChangeSchema>;
export const keyFigureDataUpdateSchema = list(keyFigureDataChangeSchema, MOST_VALUES);
