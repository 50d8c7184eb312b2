import { z } from "zod";
import { keyFigureId } from "./ids";
import { double, doubleOrNothing } from "./key-figure-data";
import { list } from "./list";
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

/** Targets that one PUT may carry. */
const MOST_TARGETS = 10_000;

/** PUT takes the same items; a null value clears. */
export const keyFigureTargetUpdateSchema = list(
  keyFigureTargetSchema.extend({
    value: z
      .custom<number | null>((value) => value === null || Number.isFinite(value), {
        error: "expected a finite number, or null to clear the target",
      })
      .meta({ type: ["number", "null"] }),
    /** What the writer saw stored, null for nothing: where something else is stored, nothing is written (ADR 0052). */
    before: doubleOrNothing("for no target").optional(),
  }),
  MOST_TARGETS,
);
export type KeyFigureTargetChange = z.output<typeof keyFigureTargetUpdateSchema>[number];
