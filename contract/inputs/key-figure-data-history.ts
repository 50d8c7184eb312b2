import * as z from "zod";
import { timestamp } from "../dates";
import { keyFigureDataSchema, double } from "./key-figure-data";

/** Extension: one change of one value of key figure data, from the audit log. */
export const keyFigureDataChangeEntrySchema = keyFigureDataSchema.omit({ value: true }).extend({
  at: timestamp,
  /** User name of the author of the change. */
  user: z.string(),
  /** The value before and after; null where there was or is none. */
  before: double.nullable(),
  after: double.nullable(),
});
export type KeyFigureDataChangeEntry = z.output<typeof keyFigureDataChangeEntrySchema>;
export const keyFigureDataHistorySchema = z.array(keyFigureDataChangeEntrySchema);
