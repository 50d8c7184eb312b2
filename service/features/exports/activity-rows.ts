import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Activity } from "@/contract/activity";
import { formatUtc } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import { auditEntry } from "../../platform/db/schema";
import { toActivity } from "../activity/activity-row";
import { sinceLastDeletion } from "../activity/list-activity";
import { rowsOfPages } from "./archive-files";

/** Entries per page; few, since each may contain an object of some megabytes. */
const PAGE = 20;
/** Entries per page without their objects. */
const SHORT_PAGE = 1_000;

const isAfter = (last: { at: Date; id: string } | null) =>
  last
    ? sql`(${auditEntry.at}, ${auditEntry.id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`
    : undefined;

/** The writes in a company, the oldest first, with the objects before and after. */
export async function* activityOfCompany(db: Db, companyId: string): AsyncGenerator<Activity> {
  const where = and(eq(auditEntry.companyId, companyId), sinceLastDeletion(companyId));
  const rows = rowsOfPages<typeof auditEntry.$inferSelect>(async (last) =>
    db
      .select()
      .from(auditEntry)
      .where(and(where, isAfter(last)))
      .orderBy(asc(auditEntry.at), asc(auditEntry.id))
      .limit(PAGE),
  );
  for await (const row of rows) yield toActivity(row);
}

/** The writes that match a condition, the oldest first, without `before` and `after`, which are companies' data. */
export async function* shortActivity(db: Db, where: SQL | undefined): AsyncGenerator<object> {
  const { id, at, action, resource, resourceId, companyId } = auditEntry;
  const rows = rowsOfPages(async (last: { at: Date; id: string } | null) =>
    db
      .select({ id, at, action, resource, resourceId, companyId })
      .from(auditEntry)
      .where(and(where, isAfter(last)))
      .orderBy(asc(at), asc(id))
      .limit(SHORT_PAGE),
  );
  for await (const row of rows) {
    yield {
      id: row.id,
      at: formatUtc(row.at),
      action: row.action,
      resource: row.resource,
      resourceId: row.resourceId,
      ...(row.companyId !== "" && { companyId: row.companyId }),
    };
  }
}
