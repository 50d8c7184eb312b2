import * as z from "zod";
import { timestamp } from "./dates";

/** An entry of the audit log: who changed what, and the object before and after. */
export const activitySchema = z.object({
  id: z.string(),
  at: timestamp,
  /** User name of the author. */
  user: z.string(),
  /** create, update, delete or import; a reader must show others too. */
  action: z.string(),
  resource: z.string(),
  resourceId: z.string(),
  /** The object, or the list of items, as the interface shows it; null where there was or is none. */
  before: z.unknown(),
  after: z.unknown(),
});
export type Activity = z.output<typeof activitySchema>;
export const activityListSchema = z.array(activitySchema);
