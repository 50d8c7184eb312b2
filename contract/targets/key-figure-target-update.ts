import * as z from "zod";
import { doubleOrNothing } from "../inputs/key-figure-data-update";
import { keyFigureTargetSchema } from "./key-figure-target";
import { list } from "../list";

/** Maximum number of targets in one PUT. */
export const MAX_TARGETS = 10_000;

/** PUT takes targets as GET lists them; a null value clears the stored one. */
export const keyFigureTargetUpdateSchema = list(
  keyFigureTargetSchema.omit({ origin: true }).extend({
    value: z
      .custom<number | null>((value) => value === null || Number.isFinite(value), {
        error: "expected a finite number, or null to clear the target",
      })
      .meta({ type: ["number", "null"] }),
    /** The value the client last read, null for none. When another one is stored, the PUT fails (ADR 0052). */
    before: doubleOrNothing("for no target").optional(),
  }),
  MAX_TARGETS,
);
export type KeyFigureTargetChange = z.output<typeof keyFigureTargetUpdateSchema>[number];
