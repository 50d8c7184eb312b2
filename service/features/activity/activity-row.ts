import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Activity, ActivityEntry, ActivityPage } from "@/contract/activity";
import { formatUtc } from "@/contract/dates";
import { cursorOf } from "../../platform/cursor";
import type { Db } from "../../platform/db/database";
import { readWritten } from "../../platform/db/read-written";
import { auditEntry } from "../../platform/db/schema";
import { unpackedChange } from "../inputs/columns";
import { timeAndAuthorMatch, type ActivityQuery } from "./activity-query";
import { existingSubjects, subjectKey } from "./existing-subjects";

type StoredEntry = Pick<
  typeof auditEntry.$inferSelect,
  "id" | "at" | "userName" | "action" | "resource" | "resourceId" | "before" | "after"
>;

/** An audit entry or, in the activity of an agency, a security event. */
export interface EntryRow extends Omit<StoredEntry, "action"> {
  action: string;
  /** Empty for an entry that belongs to no company. */
  companyId: string;
  agencyId: string | null;
  companyName: string | null;
  author: string | null;
  bulkChangeId: string | null;
  /** True when before and after were left out. */
  isShortened: boolean;
}

export async function toActivity(row: Omit<StoredEntry, "action"> & { action: string }): Promise<Activity> {
  const before = row.before === null ? null : readWritten(row.before);
  const after = row.after === null ? null : readWritten(row.after);
  // The entry of an update of key figure data stores columns; it is returned as items, like all others.
  return {
    id: row.id,
    at: formatUtc(row.at),
    user: row.userName,
    action: row.action,
    resource: row.resource,
    resourceId: row.resourceId,
    ...((row.resource === "KeyFigureData" && (await unpackedChange(before, after))) || { before, after }),
  };
}

/** Condition for the filters of a query; it does not include the cursor. */
export function matchesQuery(query: ActivityQuery): SQL | undefined {
  return and(
    timeAndAuthorMatch(auditEntry, query),
    query.resource === undefined ? undefined : eq(auditEntry.resource, query.resource),
    query.action === undefined ? undefined : sql`${auditEntry.action} = ${query.action}`,
    query.bulkChangeId === undefined ? undefined : eq(auditEntry.bulkChangeId, query.bulkChangeId),
    query.companyId === undefined ? undefined : eq(auditEntry.companyId, query.companyId),
  );
}

/**
 * Converts rows to a page.
 * @param rows the newest first; more than the limit if another page follows
 */
export async function toPage(db: Db, rows: readonly EntryRow[], limit: number): Promise<ActivityPage> {
  const shown = rows.slice(0, limit);
  const existing = await existingSubjects(db, shown);
  const entries: ActivityEntry[] = [];
  for (const row of shown) entries.push(await toEntry(row, existing));
  const last = shown.at(-1);
  return { entries, ...(rows.length > limit && last && { next: cursorOf(last) }) };
}

export async function toEntry(row: EntryRow, existing: ReadonlySet<string>): Promise<ActivityEntry> {
  return {
    ...(await toActivity(row)),
    ...(row.companyId !== "" && { companyId: row.companyId }),
    ...(row.companyName !== null && { companyName: row.companyName }),
    ...(row.author !== null && { author: row.author }),
    ...(row.bulkChangeId !== null && { bulkChangeId: row.bulkChangeId }),
    ...(existing.has(subjectKey(row)) && { exists: true }),
    ...(row.isShortened && { isShortened: true }),
  };
}
