import * as z from "zod";
import { keyFigureId } from "../ids";
import { double } from "../inputs/key-figure-data";
import { periodSchema } from "../dates";
import { origin } from "../standards";

/**
 * Extension: a company's target for a key figure in a period. Amounts are in units of the currency, percent as 12.5.
 */
export const keyFigureTargetSchema = z.object({
  keyFigureType: keyFigureId,
  period: periodSchema,
  /** Null only in the response to a PUT that cleared it. */
  value: double.nullable(),
  /** Read only: agency or company type, if the target is theirs. */
  origin: origin.optional(),
});
export type KeyFigureTarget = z.output<typeof keyFigureTargetSchema>;
export const keyFigureTargetListSchema = z.array(keyFigureTargetSchema);
