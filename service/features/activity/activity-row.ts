import { and, eq, type SQL } from "drizzle-orm";
import type { Activity, ActivityEntry, ActivityPage } from "@/contract/activity";
import { formatUtc } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import { readWritten } from "../../platform/db/read-written";
import { auditEntry } from "../../platform/db/schema";
import { unpackedChange } from "../inputs/columns";
import { cursorOf } from "./activity-cursor";
import { isByWhen, type ActivityQuery } from "./activity-query";
import { existingSubjects, subjectKey } from "./existing-subjects";

type StoredEntry = Pick<
  typeof auditEntry.$inferSelect,
  "id" | "at" | "userName" | "action" | "resource" | "resourceId" | "before" | "after"
>;

/** An entry as a page has it: of an agency the events of access too. */
export interface EntryRow extends Omit<StoredEntry, "action"> {
  action: string;
  /** Empty for what belongs to no company. */
  companyId: string;
  companyName: string | null;
  author: string | null;
  bulkChangeId: string | null;
  /** True where before and after were left out. */
  isShortened: boolean;
}

export async function toActivity(row: Omit<StoredEntry, "action"> & { action: string }): Promise<Activity> {
  const before = row.before === null ? null : readWritten(row.before);
  const after = row.after === null ? null : readWritten(row.after);
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

/** The condition for the entries that are wanted, apart from the cursor. */
export function isWanted(wanted: ActivityQuery): SQL | undefined {
  return and(
    isByWhen(auditEntry, wanted),
    wanted.resource === undefined ? undefined : eq(auditEntry.resource, wanted.resource),
    wanted.action === undefined ? undefined : eq(auditEntry.action, wanted.action as "create"),
    wanted.bulkChangeId === undefined ? undefined : eq(auditEntry.bulkChangeId, wanted.bulkChangeId),
    wanted.companyId === undefined ? undefined : eq(auditEntry.companyId, wanted.companyId),
  );
}

/**
 * The page of these rows.
 * @param rows in order, one more than the limit where others follow
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
