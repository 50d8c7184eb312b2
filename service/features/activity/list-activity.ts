import { and, asc, desc, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import type { Activity } from "@/contract/activity";
import { calendarDay, formatUtc } from "@/contract/dates";
import { unpackedChange } from "../inputs/columns";
import { readWritten } from "../../platform/db/read-written";
import { auditEntry } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { Yielder } from "../../platform/jobs/yielding";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";

/**
 * Lists the writes in the company from `startDate` to `endDate`, the newest first. Both bounds are calendar days of UTC
 * and inclusive; either may be left out.
 */
export async function listActivity(context: RequestContext, companyId: string, query: ReadQuery): Promise<Activity[]> {
  await requireCompanyAccess(context, companyId, "activity.read");
  const { startDate, endDate } = query({ startDate: calendarDay.optional(), endDate: calendarDay.optional() });
  if (startDate && endDate && startDate > endDate) {
    throw new HttpError("invalid", `The query is not valid: startDate ${startDate} is after endDate ${endDate}.`);
  }
  const rows = await context.db
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.companyId, companyId),
        sinceLastDeletion(companyId),
        startDate ? gte(auditEntry.at, new Date(`${startDate}T00:00:00.000Z`)) : undefined,
        endDate ? lte(auditEntry.at, new Date(`${endDate}T23:59:59.999Z`)) : undefined,
      ),
    )
    .orderBy(desc(auditEntry.at), asc(auditEntry.id));
  const activity: Activity[] = [];
  const yielder = new Yielder();
  for (const row of rows) {
    activity.push(await toActivity(row));
    if (yielder.shouldYield) await yielder.yield();
  }
  return activity;
}

async function toActivity(row: typeof auditEntry.$inferSelect): Promise<Activity> {
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

/**
 * Entries outlive their company, and its id may be taken again, by somebody of another agency too: they see only what
 * was written since.
 */
export function sinceLastDeletion(companyId: string): SQL {
  return sql`${auditEntry.at} > coalesce((
    select max(deletion.at) from ${auditEntry} as deletion
    where deletion.company_id = ${companyId} and deletion.resource = 'Company' and deletion.action = 'delete'
  ), '-infinity')`;
}
