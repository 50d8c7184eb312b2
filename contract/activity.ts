import * as z from "zod";
import { timestamp } from "./dates";

/** An entry of the audit log: who changed what, and the object before and after. */
export const activitySchema = z.object({
  id: z.string(),
  at: timestamp,
  /** User name of the author; for a SecurityEvent, of the user whom the event concerns. */
  user: z.string(),
  /** create, update, delete or import, or the event of a SecurityEvent; readers must also show any other action. */
  action: z.string(),
  resource: z.string(),
  resourceId: z.string(),
  /** The object, or the list of items, as the interface shows it; null where there was or is none. */
  before: z.unknown(),
  after: z.unknown(),
});
export type Activity = z.output<typeof activitySchema>;
export const activityListSchema = z.array(activitySchema);

/** Maximum and default number of entries in a page. */
export const ACTIVITY_ROWS = { max: 200, default: 50 } as const;

/** An entry in a page, or alone: with the names that belong to it today. */
export const activityEntrySchema = activitySchema.extend({
  /** The company, where the entry is about one. */
  companyId: z.string().optional(),
  /** Absent where the company is gone. */
  companyName: z.string().optional(),
  /** The name of that user; absent where the user is gone. */
  author: z.string().optional(),
  /** The bulk change that the write is a part of. */
  bulkChangeId: z.string().optional(),
  /** True while the entry's object exists; absent once it is gone, always for some resources, such as CompanyType. */
  exists: z.boolean().optional(),
  /** True where before and after are null because they are long; the entry requested alone has them. */
  isShortened: z.boolean().optional(),
});
export type ActivityEntry = z.output<typeof activityEntrySchema>;

/** The newest first. */
export const activityPageSchema = z.object({
  entries: z.array(activityEntrySchema),
  /** The cursor of the entries after these; absent at the end. */
  next: z.string().optional(),
});
export type ActivityPage = z.output<typeof activityPageSchema>;

/**
 * The activity of a company: a page where a limit or a cursor asks for one, else the list of all entries. That of an
 * agency is always a page.
 */
export const activityResponseSchema = z.union([activityListSchema, activityPageSchema]);
