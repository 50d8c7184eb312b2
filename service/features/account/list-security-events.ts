import { and, desc, eq, gte, or, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { queryNumber } from "@/contract/query-number";
import { SECURITY_EVENT_ROWS, type SecurityEvent, type SecurityEventPage } from "@/contract/account/security-event";
import { formatUtc } from "@/contract/dates";
import { SECURITY_EVENT_DAYS } from "@/contract/text-limits";
import { company, securityEvent, user, userCompany } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { findManagedUser } from "./managed-user";

const MAX_ROWS = SECURITY_EVENT_ROWS.max;

const SECURITY_EVENT_QUERY = {
  limit: queryNumber(1, MAX_ROWS).optional(),
  before: z.guid().optional(),
};

/** Lists the security events of the signed-in user, the newest first. */
export function listOwnSecurityEvents(context: RequestContext, query: ReadQuery): Promise<SecurityEventPage> {
  return readPage(context, ofUser(context.user.userName), query);
}

/**
 * Lists the security events of a user whom the caller manages.
 * @throws HttpError forbidden for a user who works for others too
 */
export async function listSecurityEventsOfUser(
  context: RequestContext,
  userName: string,
  query: ReadQuery,
): Promise<SecurityEventPage> {
  const found = await findManagedUser(context, userName, "The events", "are not yours to see");
  return readPage(context, ofUser(found.userName), query);
}

/** Lists the security events that {@link isEventOfAgency} selects, the newest first. */
export async function listSecurityEventsOfAgency(
  context: RequestContext,
  agencyId: string,
  query: ReadQuery,
): Promise<SecurityEventPage> {
  await requireAgencyAccess(context, agencyId, "agencyUser.manage");
  return readPage(context, isEventOfAgency(agencyId), query);
}

/** Condition for the events of an agency's own users, and of company users who work only for its companies. */
export function isEventOfAgency(agencyId: string): SQL | undefined {
  const companiesOfUser = sql`from ${userCompany} join ${company} on ${company.id} = ${userCompany.companyId}
    where ${userCompany.userName} = ${securityEvent.userName}`;
  const isCompanyUsers = sql`${securityEvent.agencyId} is null
    and exists (select 1 ${companiesOfUser} and ${company.agencyId} = ${agencyId})
    and not exists (select 1 ${companiesOfUser} and ${company.agencyId} is distinct from ${agencyId})`;
  return or(eq(securityEvent.agencyId, agencyId), and(isCompanyUsers, sinceUserWasCreated()));
}

function ofUser(userName: string): SQL | undefined {
  return and(eq(securityEvent.userName, userName), sinceUserWasCreated());
}

/** Events outlive their user. A later user with the same name must not see those from before their own creation. */
function sinceUserWasCreated(): SQL {
  return sql`exists (select 1 from ${user}
    where ${eq(user.userName, securityEvent.userName)} and ${gte(securityEvent.at, user.created)})`;
}

async function readPage({ db }: RequestContext, where: SQL | undefined, query: ReadQuery): Promise<SecurityEventPage> {
  const { limit = SECURITY_EVENT_ROWS.default, before } = query(SECURITY_EVENT_QUERY);
  const isBefore = before
    ? sql`(${securityEvent.at}, ${securityEvent.id}) < (select at, id from ${securityEvent} as last where last.id = ${before})`
    : undefined;
  const rows = await db
    .select()
    .from(securityEvent)
    .where(and(where, isBefore))
    .orderBy(desc(securityEvent.at), desc(securityEvent.id))
    .limit(limit + 1);
  return { events: rows.slice(0, limit).map(toSecurityEvent), hasMore: rows.length > limit };
}

function toSecurityEvent(row: typeof securityEvent.$inferSelect): SecurityEvent {
  const { id, event, address, client } = row;
  const detail = JSON.parse(row.detail) as SecurityEvent["detail"];
  return { id, at: formatUtc(row.at), user: row.userName, event, address, client, detail };
}

export const SECURITY_EVENTS_DESCRIPTION = `The newest first; events are kept for ${SECURITY_EVENT_DAYS} days.`;

/** The parameters of SECURITY_EVENT_QUERY in the OpenAPI document. */
export const SECURITY_EVENT_PARAMETERS = {
  limit: {
    schema: SECURITY_EVENT_QUERY.limit,
    description: `At most so many; ${SECURITY_EVENT_ROWS.default} unless told.`,
  },
  before: { schema: SECURITY_EVENT_QUERY.before, description: "Id of an event: only those before it." },
};
