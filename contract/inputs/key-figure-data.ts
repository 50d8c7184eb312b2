import * as z from "zod";
import { dimensionId, keyFigureId } from "../ids";
import { periodSchema } from "../dates";

/** A double, including Infinity, -Infinity and NaN. */
export const double = z
  .custom<number>((value) => typeof value === "number", { error: "expected a number, Infinity, -Infinity or NaN" })
  .meta({ type: "number" });

export const keyFigureDataSchema = z.object({
  keyFigureInfoId: keyFigureId,
  period: periodSchema,
  /** Null only in the response to a PUT that cleared the value. */
  value: double.nullable(),
  dimensionId: dimensionId.optional(),
});
export type KeyFigureData = z.output<typeof keyFigureDataSchema>;
export const keyFigureDataListSchema = z.array(keyFigureDataSchema);
