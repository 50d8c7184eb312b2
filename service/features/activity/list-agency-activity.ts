import { and, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ActivityPage } from "@/contract/activity";
import { SECURITY_RESOURCE } from "@/contract/activity-resources";
import { grantOf, roleOf } from "@/contract/permissions";
import type { Db } from "../../platform/db/database";
import { auditEntry, company, securityEvent, user } from "../../platform/db/schema";
import { requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { isEventOfAgency } from "../account/list-security-events";
import { AGENCY_ACTIVITY_QUERY, timeAndAuthorMatch, toActivityQuery, type ActivityQuery } from "./activity-query";
import { toPage, type EntryRow } from "./activity-row";
import { sinceOwnLastDeletion } from "./list-activity";
import { readEntries } from "./read-entries";
import { visibleBulkChanges } from "./visible-bulk-changes";

/**
 * Lists the writes in the agency, the newest first. Directors and administrators see all of them, and security events;
 * consultants see the writes on companies that they may see, and the bulk changes visible to them. Parts of a bulk
 * change are listed only when the query names the bulk change or a company.
 */
export async function listAgencyActivity(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<ActivityPage> {
  await requireAgencyAccess(context, agencyId, "activity.read");
  const wanted = toActivityQuery(query(AGENCY_ACTIVITY_QUERY));
  const isListed =
    wanted.companyId === undefined && wanted.bulkChangeId === undefined ? isNull(auditEntry.bulkChangeId) : undefined;
  const entries =
    wanted.resource === SECURITY_RESOURCE
      ? []
      : await readEntries(context.db, and(await isEntryOfAgency(context, agencyId), isListed), wanted);
  const events = await readEvents(context, agencyId, wanted);
  return toPage(context.db, events.length === 0 ? entries : [...entries, ...events].sort(newestFirst), wanted.limit);
}

/** Condition for the entries of the agency that the caller may see. */
export async function isEntryOfAgency(context: RequestContext, agencyId: string): Promise<SQL | undefined> {
  const isOfAgency = eq(auditEntry.agencyId, agencyId);
  if (seesAll(context)) return isOfAgency;
  // By `in`, because Citus refuses an `exists` that has another one within it.
  const visible = context.db
    .select({ id: company.id })
    .from(company)
    .where(and(eq(company.agencyId, agencyId), visibleCompanies(context)));
  const isOnVisibleCompany = and(inArray(auditEntry.companyId, visible), sinceOwnLastDeletion());
  const changes = await visibleBulkChanges(context, agencyId, isOnVisibleCompany);
  const isOfChange = sql`${auditEntry.resourceId} = any(${sql.param(changes)}::text[])`;
  return and(isOfAgency, or(isOnVisibleCompany, and(eq(auditEntry.resource, "BulkChange"), isOfChange)));
}

/** True for directors and administrators. The permission is that of reading the agency's security events. */
function seesAll({ user: { type } }: RequestContext): boolean {
  return grantOf(roleOf(type, null), "agencyUser.manage") === true;
}

/** Security events, as entries without before. */
async function readEvents(context: RequestContext, agencyId: string, wanted: ActivityQuery): Promise<EntryRow[]> {
  const { resource = SECURITY_RESOURCE, companyId, bulkChangeId, action, after, limit } = wanted;
  if (!seesAll(context) || resource !== SECURITY_RESOURCE || companyId !== undefined) return [];
  if (bulkChangeId !== undefined) return [];
  return selectEvents(
    context.db,
    and(
      isEventOfAgency(agencyId),
      timeAndAuthorMatch(securityEvent, wanted),
      action === undefined ? undefined : eq(securityEvent.event, action),
      after
        ? sql`(${at}, ${securityEvent.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    ),
    limit + 1,
  );
}

/** The time without its microseconds, because audit entries and cursors have milliseconds only. */
const at = sql<Date>`date_trunc('milliseconds', ${securityEvent.at})`;

async function selectEvents(db: Db, where: SQL | undefined, limit: number): Promise<EntryRow[]> {
  const rows = await db
    .select({ event: securityEvent, author: user.name })
    .from(securityEvent)
    .leftJoin(user, eq(user.userName, securityEvent.userName))
    .where(where)
    .orderBy(desc(at), desc(securityEvent.id))
    .limit(limit);
  return rows.map(({ event, author }) => ({
    id: event.id,
    at: event.at,
    userName: event.userName,
    action: event.event,
    resource: SECURITY_RESOURCE,
    resourceId: event.userName,
    before: null,
    after: JSON.stringify({ address: event.address, client: event.client, ...JSON.parse(event.detail) }),
    companyId: "",
    agencyId: null,
    companyName: null,
    author,
    bulkChangeId: null,
    isShortened: false,
  }));
}

function newestFirst(one: EntryRow, other: EntryRow): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}
