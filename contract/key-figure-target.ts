import { z } from "zod";
import { keyFigureId } from "./ids";
import { double, doubleOrNothing } from "./key-figure-data";
import { periodSchema } from "./period";

/** Extension: what a company wants a key figure to be in a period; amounts in units of the currency, percent as 12.5. */
export const keyFigureTargetSchema = z.object({
  keyFigureType: keyFigureId,
  period: periodSchema,
  /** Null only in the answer to a PUT that cleared it. */
  value: double.nullable(),
});
export type KeyFigureTarget = z.output<typeof keyFigureTargetSchema>;
export const keyFigureTargetListSchema = z.array(keyFigureTargetSchema);

/** PUT takes the same items; a null value clears. */
export const keyFigureTargetUpdateSchema = z.array(
  keyFigureTargetSchema.extend({
    value: z
      .custom<number | null>((value) => value === null || Number.isFinite(value), {
        error: "expected a finite number, or null to clear the target",
      })
      .meta({ type: ["number", "null"] }),
    /** What the writer saw stored, null for nothing: where something else is stored, nothing is written (ADR 0052). */
    before: doubleOrNothing("for no target").optional(),
  }),
);
export type KeyFigureTargetChange = z.output<typeof keyFigureTargetUpdateSchema>[number];
