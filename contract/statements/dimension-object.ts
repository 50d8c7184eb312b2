import * as z from "zod";

/** Extension: an object of a dimension in a fiscal year's books, such as a cost centre. */
export const dimensionObjectSchema = z.object({
  /** As `dimensionId` in queries: the dimension's number and the object's code, joined by `_`. */
  id: z.string(),
  dimension: z.object({ number: z.int(), name: z.string() }),
  code: z.string(),
  name: z.string(),
});
export type DimensionObject = z.output<typeof dimensionObjectSchema>;
export const dimensionObjectListSchema = z.array(dimensionObjectSchema);
