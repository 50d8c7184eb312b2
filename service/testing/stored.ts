import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { parseWire } from "@/contract/wire";
import type { Db } from "../platform/db/database";
import { auditEntry, oidcPayload, user } from "../platform/db/schema";
import { rowsOf } from "../platform/db/statements";

interface StoredAuditEntry {
  companyId: string;
  userName: string;
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * The audit entries of one object, for tests that check more than the API returns: oldest first, and those of
 * the same time by action and content. A test that needs the order of its writes lets time pass between them.
 */
export async function auditEntriesOf(db: Db, resource: string, resourceId: string): Promise<StoredAuditEntry[]> {
  const rows = await db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.resource, resource), eq(auditEntry.resourceId, resourceId)))
    .orderBy(asc(auditEntry.at), asc(auditEntry.action), asc(auditEntry.before), asc(auditEntry.after));
  return rows.map(({ companyId, userName, action, before, after }) => ({
    companyId,
    userName,
    action,
    before: before === null ? null : parseWire(before),
    after: after === null ? null : parseWire(after),
  }));
}

/**
 * The audit log, without security events, as JSON, for checks that a value is not in it. The value must have no
 * quotation marks, which JSON would escape.
 */
export async function wholeAuditLog(db: Db): Promise<string> {
  return JSON.stringify(await db.select().from(auditEntry));
}

/** The stored hash, also that of a disabled user. */
export async function passwordHashOf(db: Db, userName: string): Promise<string | null> {
  const [row] = await db.select({ hash: user.passwordHash }).from(user).where(eq(user.userName, userName));
  return row?.hash ?? null;
}

/** Inserts an empty session where the OpenID Connect server stores its sessions. */
export async function addSession(db: Db, userName: string): Promise<void> {
  await db.insert(oidcPayload).values({ model: "Session", id: randomUUID(), payload: "{}", accountId: userName });
}

/** Counts what the OpenID Connect server stores of a user: sessions, grants and tokens. */
export function countSessions(db: Db, userName: string): Promise<number> {
  return db.$count(oidcPayload, eq(oidcPayload.accountId, userName));
}

/** Returns the tables and views other than the audit log that still have a row of this company. */
export async function tablesWithRowsOf(db: Db, companyId: string): Promise<string[]> {
  const columns = await db.execute(
    sql`select table_name from information_schema.columns where column_name = 'company_id' and table_schema = 'public' and table_name <> 'audit_entry' order by 1`,
  );
  const found: string[] = [];
  for (const { table_name: name } of rowsOf<{ table_name: string }>(columns)) {
    if ((await db.$count(sql`${sql.identifier(name)} where company_id = ${companyId}`)) > 0) found.push(name);
  }
  return found;
}
