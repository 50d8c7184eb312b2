import { and, desc, eq, not, sql, type SQL } from "drizzle-orm";
import type { Activity, ActivityPage } from "@/contract/activity";
import { auditEntry } from "../../platform/db/schema";
import { Yielder } from "../../platform/jobs/yielding";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { ACTIVITY_QUERY, toActivityQuery } from "./activity-query";
import { matchesQuery, toActivity, toPage } from "./activity-row";
import { readEntries } from "./read-entries";

/**
 * Lists the writes in the company, the newest first: a page if the request has a limit or a cursor, else all of them
 * (ADR 0081).
 */
export async function listActivity(
  context: RequestContext,
  companyId: string,
  query: ReadQuery,
): Promise<Activity[] | ActivityPage> {
  await requireCompanyAccess(context, companyId, "activity.read");
  const parsed = query(ACTIVITY_QUERY);
  const wanted = toActivityQuery(parsed);
  const ofCompany = and(eq(auditEntry.companyId, companyId), sinceLastDeletion(companyId));
  if (parsed.limit !== undefined || parsed.cursor !== undefined) {
    return toPage(context.db, await readEntries(context.db, ofCompany, wanted), wanted.limit);
  }
  const rows = await context.db
    .select()
    .from(auditEntry)
    .where(and(ofCompany, matchesQuery(wanted)))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id));
  const activity: Activity[] = [];
  const yielder = new Yielder();
  for (const row of rows) {
    activity.push(await toActivity(row));
    if (yielder.shouldYield) await yielder.yield();
  }
  return activity;
}

/**
 * Condition for the entries of the present company with this id. Entries outlive a deleted company, and another one,
 * even of another agency, may get its id: it must not see them.
 */
export function sinceLastDeletion(companyId: string): SQL {
  return sql`${auditEntry.at} > coalesce((
    select max(deletion.at) from ${auditEntry} as deletion
    where deletion.company_id = ${companyId} and deletion.resource = 'Company' and deletion.action = 'delete'
  ), '-infinity')`;
}

/** {@link sinceLastDeletion} for entries of many companies. */
export function sinceOwnLastDeletion(): SQL {
  return not(sql`exists (
    select 1 from ${auditEntry} as deletion where deletion.company_id = ${auditEntry.companyId}
      and deletion.resource = 'Company' and deletion.action = 'delete' and deletion.at >= ${auditEntry.at})`);
}
