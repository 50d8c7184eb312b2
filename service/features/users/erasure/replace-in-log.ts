import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../../platform/db/database";
import { auditEntry, idempotentResponse, securityEvent } from "../../../platform/db/schema";
import { Yielder } from "../../../platform/jobs/yielding";
import type { ErasedPerson } from "./erased-person";
import { hasNameIn, replaceInText } from "./replace-in-json";

/** Resources whose id is a user name, and whose content is only about the user's access, such as names of tokens. */
const ACCESS_RESOURCES = ["Session", "PersonalAccessToken", "PasswordLink"];
/** Resources whose id is a user name; the export of a company has the company's id instead. */
const USER_RESOURCES = ["User", "Export", ...ACCESS_RESOURCES];
/** Number of entries in memory at a time: each may have some megabytes. */
const BATCH_SIZE = 20;

/**
 * Replaces the person in the audit log: in entries by them and about them, and in the objects before and after. Deletes
 * these objects from entries about the person's access and private views.
 */
export async function replaceInAuditLog(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, pseudonym } = person;
  const isAbout = and(inArray(auditEntry.resource, USER_RESOURCES), eq(auditEntry.resourceId, userName));
  await tx
    .update(auditEntry)
    .set({ before: null, after: null })
    .where(and(inArray(auditEntry.resource, ACCESS_RESOURCES), eq(auditEntry.resourceId, userName)));
  // Only the user sees a private view, so its name is personal data. Its entries have no agency.
  await tx
    .update(auditEntry)
    .set({ before: null, after: null })
    .where(
      and(eq(auditEntry.resource, "PortfolioView"), eq(auditEntry.userName, userName), isNull(auditEntry.agencyId)),
    );
  const found = await tx
    .select({ companyId: auditEntry.companyId, id: auditEntry.id })
    .from(auditEntry)
    .where(or(hasNameIn(auditEntry.before, person), hasNameIn(auditEntry.after, person)));
  for (let from = 0; from < found.length; from += BATCH_SIZE) {
    await replaceInEntries(tx, person, found.slice(from, from + BATCH_SIZE));
  }
  await tx.update(auditEntry).set({ resourceId: pseudonym }).where(isAbout);
  await tx.update(auditEntry).set({ userName: pseudonym }).where(eq(auditEntry.userName, userName));
}

async function replaceInEntries(
  tx: Db,
  person: ErasedPerson,
  entries: readonly { companyId: string; id: string }[],
): Promise<void> {
  const companies = [...new Set(entries.map(({ companyId }) => companyId))];
  const ids = entries.map(({ id }) => id);
  const { companyId, agencyId, id, resource, resourceId, before, after } = auditEntry;
  // A shared name in an object's entries means the person if the person has ever written the object. Objects of several
  // agencies may have the same id.
  const own = alias(auditEntry, "own");
  const isTheirs = tx
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.companyId, companyId),
        or(ne(companyId, ""), sql`${own.agencyId} is not distinct from ${agencyId}`),
        eq(own.resource, resource),
        eq(own.resourceId, resourceId),
        eq(own.userName, person.userName),
      ),
    );
  // The ids are unique, but the primary key begins with the company.
  const rows = await tx
    .select({ companyId, id, before, after, isTheirs: sql<boolean>`exists (${isTheirs})` })
    .from(auditEntry)
    .where(and(inArray(companyId, companies), inArray(id, ids)));
  const yielder = new Yielder();
  for (const row of rows) {
    const replaced = {
      before: replaceInText(row.before, person, row.isTheirs),
      after: replaceInText(row.after, person, row.isTheirs),
    };
    await tx
      .update(auditEntry)
      .set(replaced)
      .where(and(eq(companyId, row.companyId), eq(id, row.id)));
    if (yielder.shouldYield) await yielder.yield();
  }
}

/** Replaces the person in security events, and clears the person's addresses and browsers. */
export async function replaceInSecurityEvents(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, pseudonym } = person;
  await tx
    .update(securityEvent)
    .set({ userName: pseudonym, address: "", client: "" })
    .where(eq(securityEvent.userName, userName));
  // Only the member `by` names a user: other members, such as `secret`, have words that a user name may equal.
  const detail = sql`${securityEvent.detail}::jsonb`;
  await tx
    .update(securityEvent)
    .set({ detail: sql`jsonb_set(${detail}, '{by}', to_jsonb(${pseudonym}::text))::text`, address: "", client: "" })
    .where(sql`${detail}->>'by' = ${userName}`);
}

/**
 * Replaces the person in the stored responses that are repeated for idempotent requests. Responses to the person's own
 * requests are left out, because they are deleted with the user.
 */
export async function replaceInStoredResponses(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, key, response } = idempotentResponse;
  const rows = await tx
    .select({ userName, key, response })
    .from(idempotentResponse)
    .where(and(hasNameIn(response, person), ne(userName, person.userName)));
  for (const row of rows) {
    await tx
      .update(idempotentResponse)
      .set({ response: replaceInText(row.response, person, false) })
      .where(and(eq(userName, row.userName), eq(key, row.key)));
  }
}
