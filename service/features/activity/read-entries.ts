import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { auditEntry, company, user } from "../../platform/db/schema";
import type { ActivityQuery } from "./activity-query";
import { matchesQuery, type EntryRow } from "./activity-row";

/** In a page of entries, `before` and `after` are left out where they have more bytes than this together. */
const MAX_ENTRY_BYTES = 8_000;

const isLong = sql<boolean>`coalesce(octet_length(${auditEntry.before}), 0)
  + coalesce(octet_length(${auditEntry.after}), 0) > ${sql.raw(String(MAX_ENTRY_BYTES))}`;

/** The newest entries that match the condition; one more than the limit when there are others. */
export async function readEntries(db: Db, where: SQL | undefined, wanted: ActivityQuery): Promise<EntryRow[]> {
  const { after, limit } = wanted;
  const isAfter =
    after && sql`(${auditEntry.at}, ${auditEntry.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const short = (text: typeof auditEntry.before | typeof auditEntry.after) =>
    sql<string | null>`case when ${isLong} then null else ${text} end`;
  return db
    .select({ ...ENTRY_COLUMNS, before: short(auditEntry.before), after: short(auditEntry.after), isShortened: isLong })
    .from(auditEntry)
    .leftJoin(user, eq(user.userName, auditEntry.userName))
    .leftJoin(company, eq(company.id, auditEntry.companyId))
    .where(and(where, matchesQuery(wanted), isAfter ?? undefined))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit + 1);
}

/** The entry with this id, if it matches the condition, with `before` and `after` whatever their length. */
export async function readEntry(db: Db, where: SQL | undefined, id: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select({
      ...ENTRY_COLUMNS,
      before: auditEntry.before,
      after: auditEntry.after,
      isShortened: sql<boolean>`false`,
    })
    .from(auditEntry)
    .leftJoin(user, eq(user.userName, auditEntry.userName))
    .leftJoin(company, eq(company.id, auditEntry.companyId))
    .where(and(where, eq(auditEntry.id, id)));
  return row;
}

const ENTRY_COLUMNS = {
  id: auditEntry.id,
  at: auditEntry.at,
  userName: auditEntry.userName,
  action: auditEntry.action,
  resource: auditEntry.resource,
  resourceId: auditEntry.resourceId,
  companyId: auditEntry.companyId,
  agencyId: auditEntry.agencyId,
  companyName: company.name,
  author: user.name,
  bulkChangeId: auditEntry.bulkChangeId,
};
