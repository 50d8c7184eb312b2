import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { personalAccessTokenCreateSchema, type PersonalAccessToken } from "@/contract/account/access";
import { formatUtc } from "@/contract/dates";
import { isGuid } from "../../platform/guid";
import { readAgencyOfUser } from "../../platform/audit/agency-of-user";
import { audit } from "../../platform/audit/audit";
import { passwordHashOf } from "../../platform/auth/password";
import { addToken, revokeTokens } from "../../platform/auth/personal-access-token";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company, personalAccessToken } from "../../platform/db/schema";
import { notFound, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { visibleCompanies } from "../../platform/policies/authorize";
import { findManagedUser } from "./managed-user";
import { requireNoToken, requireProof, requireSamePassword } from "./proof";

export const DEFAULT_TOKEN_DAYS = 90;

/** The signed-in user's tokens that have not expired, oldest first, without the tokens themselves. */
export function listPersonalAccessTokens(context: RequestContext): Promise<PersonalAccessToken[]> {
  return readTokens(context.db, context.user.userName, context.now);
}

/** Creates a token of the signed-in user, who proves their identity; only this response contains the token itself. */
export async function addPersonalAccessToken(context: RequestContext, body: ReadBody): Promise<PersonalAccessToken> {
  await requireNoToken(context);
  const input = await body(personalAccessTokenCreateSchema);
  const { name, days = DEFAULT_TOKEN_DAYS, readOnly = false, companies = null } = input;
  await requireVisibleCompanies(context, companies ?? []);
  const { userName } = context.user;
  const provenHash = await passwordHashOf(context.db, userName);
  await requireProof(context, input.currentPassword);
  return context.db.transaction(async (tx) => {
    const created = await writeToken(tx, context, userName, days, { name, readOnly, companies });
    // While this waited for the lock of the user, another request may have set the password and revoked all tokens.
    await requireSamePassword(tx, context, provenHash);
    return created;
  });
}

/**
 * Creates a token of a user, with its audit entry and security event; `tx` is a transaction. The returned object is the
 * only place that has the token itself.
 */
export async function writeToken(
  tx: Db,
  context: RequestContext,
  userName: string,
  days: number,
  settings: Parameters<typeof addToken>[4],
): Promise<PersonalAccessToken & { token: string }> {
  const { token, row } = await addToken(tx, userName, days, context.now, settings);
  const after = toPersonalAccessToken(row);
  await audit(tx, context, {
    action: "create",
    resource: "PersonalAccessToken",
    resourceId: userName,
    agencyId: await readAgencyOfUser(tx, userName),
    after,
  });
  const by = userName === context.user.userName ? undefined : context.user.userName;
  await recordSecurityEvent(tx, context.origin, { event: "TokenCreated", userName, detail: { token: row.id, by } });
  return { ...after, token };
}

/** Revokes a token of the signed-in user: the next request with it fails. */
export async function revokePersonalAccessToken(context: RequestContext, id: string): Promise<void> {
  await revoke(context, context.user.userName, id);
}

/** The tokens of a user whom the caller manages. */
export async function listTokensOf(context: RequestContext, userName: string): Promise<PersonalAccessToken[]> {
  const user = await findManagedUser(context, userName, "The tokens", "are not yours to see");
  return readTokens(context.db, user.userName, context.now);
}

/** Revokes a token of a user whom the caller manages. */
export async function revokeTokenOf(context: RequestContext, userName: string, id: string): Promise<void> {
  await revoke(context, await revocableUser(context, userName), id);
}

/** Revokes all tokens of a user whom the caller manages. */
export async function revokeTokensOf(context: RequestContext, userName: string): Promise<void> {
  const name = await revocableUser(context, userName);
  await requireNoToken(context);
  await context.db.transaction(async (tx) => {
    // Making a token takes this lock of its user too, so none is added between reading and deleting them.
    await revocableUser({ ...context, db: tx }, name, true);
    const before = await readTokens(tx, name, context.now);
    await requireMatch(context, before, `The list of personal access tokens of ${quote(name)}`);
    await revokeTokens(tx, name);
    if (before.length === 0) return;
    await audit(tx, context, {
      action: "delete",
      resource: "PersonalAccessToken",
      resourceId: name,
      agencyId: await readAgencyOfUser(tx, name),
      before,
    });
    for (const { id } of before) await recordRevocation(tx, context, name, id);
  });
}

async function readTokens(db: Db, userName: string, now: Date): Promise<PersonalAccessToken[]> {
  const rows = await db
    .select()
    .from(personalAccessToken)
    .where(and(eq(personalAccessToken.userName, userName), gt(personalAccessToken.expires, now)))
    .orderBy(asc(personalAccessToken.created), asc(personalAccessToken.id));
  return rows.map(toPersonalAccessToken);
}

async function revoke(context: RequestContext, userName: string, id: string): Promise<void> {
  if (!isGuid(id)) notFound("Personal access token", id);
  const isToken = and(eq(personalAccessToken.id, id), eq(personalAccessToken.userName, userName));
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(personalAccessToken).where(isToken).for("update");
    const before = toPersonalAccessToken(row ?? notFound("Personal access token", id));
    await requireNoToken({ ...context, db: tx });
    await requireMatch(context, before, `Personal access token ${quote(id)}`);
    await tx.delete(personalAccessToken).where(isToken);
    await audit(tx, context, {
      action: "delete",
      resource: "PersonalAccessToken",
      resourceId: userName,
      agencyId: await readAgencyOfUser(tx, userName),
      before,
    });
    await recordRevocation(tx, context, userName, id);
  });
}

async function recordRevocation(tx: Db, context: RequestContext, userName: string, id: string): Promise<void> {
  const by = userName === context.user.userName ? undefined : context.user.userName;
  await recordSecurityEvent(tx, context.origin, { event: "TokenRevoked", userName, detail: { token: id, by } });
}

/** The name of a user whose tokens the caller may revoke. */
async function revocableUser(context: RequestContext, userName: string, lock = false): Promise<string> {
  return (await findManagedUser(context, userName, "The tokens", "are not yours to revoke", lock)).userName;
}

/** @throws HttpError notFound for a company that the user of the context does not see */
export async function requireVisibleCompanies(context: RequestContext, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.db
    .select({ id: company.id })
    .from(company)
    .where(and(inArray(company.id, ids), visibleCompanies(context)));
  const visible = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!visible.has(id)) notFound("Company", id);
}

function toPersonalAccessToken(row: typeof personalAccessToken.$inferSelect): PersonalAccessToken {
  return {
    id: row.id,
    name: row.name,
    created: formatUtc(row.created),
    expires: formatUtc(row.expires),
    lastUsed: row.lastUsed === null ? undefined : formatUtc(row.lastUsed),
    readOnly: row.readOnly,
    companies: row.companies ?? undefined,
  };
}
