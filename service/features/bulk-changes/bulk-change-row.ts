import { and, asc, count, desc, eq, exists, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { BulkChange, BulkChangePart, CompanyChange } from "@/contract/bulk-changes/bulk-change";
import { BULK_PART_STATES } from "@/contract/bulk-changes/bulk-change-states";
import { formatUtc } from "@/contract/dates";
import { isGuid } from "../../platform/guid";
import { readWritten } from "../../platform/db/read-written";
import { bulkChange, bulkChangePart, company } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { isMadeByCaller, requireAgencyAccess, visibleCompanies } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { kindOf } from "./kind-of";

/** The most bulk changes in a list. */
const MAX_LISTED = 100;

/** Join condition for the company of a part; a company that the caller may not see is not joined. */
export function companyOfPart(context: RequestContext): SQL | undefined {
  return and(eq(company.id, bulkChangePart.targetId), visibleCompanies(context));
}

/** Condition for parts that the caller may see, in a query that joins {@link companyOfPart} and the bulk change. */
export function visibleParts(context: RequestContext): SQL | undefined {
  return or(isNotNull(company.id), isMadeByCaller(context, bulkChange.createdBy, bulkChange.created));
}

export function isPartOfChange(): SQL | undefined {
  return and(eq(bulkChangePart.agencyId, bulkChange.agencyId), eq(bulkChangePart.bulkChangeId, bulkChange.id));
}

/**
 * Condition for bulk changes that the caller made, or that have a company that the caller may see. Parts are deleted
 * with their companies, and a bulk change that has no part left is visible to nobody.
 */
export function isVisibleChange(context: RequestContext): SQL {
  const parts = context.db
    .select({ one: sql`1` })
    .from(bulkChangePart)
    .leftJoin(company, companyOfPart(context))
    .where(and(isPartOfChange(), visibleParts(context)));
  return exists(parts);
}

/**
 * Lists the newest of the agency's bulk changes that the caller made, or that have a company the caller may see.
 * @param id only this bulk change
 */
export async function readBulkChanges(context: RequestContext, agencyId: string, id?: string): Promise<BulkChange[]> {
  const ofAgency = and(eq(bulkChange.agencyId, agencyId), id === undefined ? undefined : eq(bulkChange.id, id));
  const newest = await context.db
    .select()
    .from(bulkChange)
    .where(and(ofAgency, isVisibleChange(context)))
    .orderBy(desc(bulkChange.created), asc(bulkChange.id))
    .limit(MAX_LISTED);
  const changes = new Map(newest.map((row) => [row.id, toBulkChange(row)]));
  const rows = await context.db
    .select({ id: bulkChange.id, state: bulkChangePart.state, parts: count(bulkChangePart.position) })
    .from(bulkChange)
    .innerJoin(bulkChangePart, isPartOfChange())
    .leftJoin(company, companyOfPart(context))
    .where(and(ofAgency, inArray(bulkChange.id, [...changes.keys()]), visibleParts(context)))
    .groupBy(bulkChange.id, bulkChangePart.state);
  for (const { id: changeId, state, parts } of rows) {
    const change = changes.get(changeId)!;
    change.states[state] = parts;
    change.companies += parts;
  }
  return [...changes.values()];
}

function toBulkChange(row: typeof bulkChange.$inferSelect): BulkChange {
  return {
    id: row.id,
    created: formatUtc(row.created),
    user: row.createdBy,
    change: changeOf(row),
    companies: 0,
    states: Object.fromEntries(BULK_PART_STATES.map((state) => [state, 0])) as BulkChange["states"],
  };
}

export function changeOf({ change }: Pick<typeof bulkChange.$inferSelect, "change">): CompanyChange {
  return readWritten(change) as CompanyChange;
}

/**
 * Returns the bulk change if the caller made it or may see one of its companies.
 * @throws HttpError notFound when it is not visible to the caller, forbidden when the role does not allow the action
 */
export async function requireBulkChange(
  context: RequestContext,
  agencyId: string,
  id: string,
  action: "bulkChange.read" | "bulkChange.write" = "bulkChange.read",
): Promise<BulkChange> {
  await requireAgencyAccess(context, agencyId, action);
  const [found] = isGuid(id) ? await readBulkChanges(context, agencyId, id) : [];
  return found ?? notFound("Bulk change", id);
}

/** The parts of a bulk change that the caller may see, in the order in which the companies were sent. */
export async function readParts(
  context: RequestContext,
  agencyId: string,
  { id, change }: BulkChange,
  where?: SQL,
): Promise<BulkChangePart[]> {
  const kind = kindOf(change);
  const rows = await context.db
    .select({
      sentId: bulkChangePart.sentId,
      state: bulkChangePart.state,
      actor: bulkChangePart.actor,
      before: bulkChangePart.before,
      after: bulkChangePart.after,
      cause: bulkChangePart.cause,
      company: { businessIdentityCode: company.businessIdentityCode, name: company.name },
    })
    .from(bulkChangePart)
    .innerJoin(bulkChange, isPartOfChange())
    .leftJoin(company, companyOfPart(context))
    .where(and(eq(bulkChange.agencyId, agencyId), eq(bulkChange.id, id), visibleParts(context), where))
    .orderBy(asc(bulkChangePart.position));
  return rows.map(({ sentId, state, actor, before, after, cause, company: seen }) => ({
    companyId: sentId,
    ...(seen && { company: seen }),
    differences:
      seen && before !== null && after !== null
        ? kind.differences(readWritten(before), readWritten(after), change)
        : [],
    ...(cause && { cause }),
    state,
    user: actor,
  }));
}
