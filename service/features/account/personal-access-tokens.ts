import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { personalAccessTokenCreateSchema, type PersonalAccessToken } from "@/contract/account/access";
import { formatUtc } from "@/contract/dates";
import { audit } from "../../platform/audit/audit";
import { addToken, revokeTokens } from "../../platform/auth/personal-access-token";
import type { Caller, ReadBody } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { company, personalAccessToken } from "../../platform/db/schema";
import { notFound, quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { recordSecurityEvent } from "../../platform/audit/security-events";
import { visibleCompanies } from "../../platform/policies/authorize";
import { findUser } from "../users/find-user";
import { requireNoToken, requireProof } from "./proof";

const DEFAULT_DAYS = 90;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The signed-in user's tokens that have not expired, oldest first, without the tokens themselves. */
export function listPersonalAccessTokens(caller: Caller): Promise<PersonalAccessToken[]> {
  return tokensIn(caller.db, caller.user.userName, caller.now);
}

/** Makes a token of the signed-in user, who proves to be it; this answer alone holds it. */
export async function addPersonalAccessToken(caller: Caller, body: ReadBody): Promise<PersonalAccessToken> {
  await requireNoToken(caller);
  const input = await body(personalAccessTokenCreateSchema);
  const { name, days = DEFAULT_DAYS, readOnly = false, companies = null } = input;
  await requireVisible(caller, companies ?? []);
  await requireProof(caller, input.currentPassword);
  const { userName } = caller.user;
  return caller.db.transaction(async (tx) => {
    const { token, row } = await addToken(tx, userName, days, caller.now, { name, readOnly, companies });
    const after = present(row);
    await audit(tx, caller, { action: "create", resource: "PersonalAccessToken", resourceId: userName, after });
    await recordSecurityEvent(tx, caller.origin, { event: "TokenCreated", userName, detail: { token: row.id } });
    return { ...after, token };
  });
}

/** Revokes a token of the signed-in user: the next request with it is refused. */
export async function revokePersonalAccessToken(caller: Caller, id: string): Promise<void> {
  await revoke(caller, caller.user.userName, id);
}

/** The tokens of a user whom the caller manages. */
export async function listTokensOf(caller: Caller, userName: string): Promise<PersonalAccessToken[]> {
  const { user } = await findUser(caller.db, caller, userName);
  return tokensIn(caller.db, user.userName, caller.now);
}

/** Revokes a token of a user whom the caller manages. */
export async function revokeTokenOf(caller: Caller, userName: string, id: string): Promise<void> {
  await revoke(caller, await managedUser(caller, userName), id);
}

/** Revokes all tokens of a user whom the caller manages. */
export async function revokeTokensOf(caller: Caller, userName: string): Promise<void> {
  const name = await managedUser(caller, userName);
  await requireNoToken(caller);
  await caller.db.transaction(async (tx) => {
    const before = await tokensIn(tx, name, caller.now);
    await requireMatch(caller, before, `The list of personal access tokens of ${quote(name)}`);
    await revokeTokens(tx, name);
    await audit(tx, caller, { action: "delete", resource: "PersonalAccessToken", resourceId: name, before });
    for (const { id } of before) await noteRevocation(tx, caller, name, id);
  });
}

async function tokensIn(db: Db, userName: string, now: Date): Promise<PersonalAccessToken[]> {
  const rows = await db
    .select()
    .from(personalAccessToken)
    .where(and(eq(personalAccessToken.userName, userName), gt(personalAccessToken.expires, now)))
    .orderBy(asc(personalAccessToken.created), asc(personalAccessToken.id));
  return rows.map(present);
}

async function revoke(caller: Caller, userName: string, id: string): Promise<void> {
  if (!GUID.test(id)) notFound("Personal access token", id);
  const isIt = and(eq(personalAccessToken.id, id), eq(personalAccessToken.userName, userName));
  await caller.db.transaction(async (tx) => {
    const [row] = await tx.select().from(personalAccessToken).where(isIt).for("update");
    const before = present(row ?? notFound("Personal access token", id));
    await requireNoToken({ ...caller, db: tx });
    await requireMatch(caller, before, `Personal access token ${quote(id)}`);
    await tx.delete(personalAccessToken).where(isIt);
    await audit(tx, caller, { action: "delete", resource: "PersonalAccessToken", resourceId: userName, before });
    await noteRevocation(tx, caller, userName, id);
  });
}

async function noteRevocation(tx: Db, caller: Caller, userName: string, id: string): Promise<void> {
  const by = userName === caller.user.userName ? undefined : caller.user.userName;
  await recordSecurityEvent(tx, caller.origin, { event: "TokenRevoked", userName, detail: { token: id, by } });
}

/** The name of a user whose ways in are the caller's to take away, who is in nobody else's hands. */
async function managedUser(caller: Caller, userName: string): Promise<string> {
  const { user, connections } = await findUser(caller.db, caller, userName);
  if (user.userName !== caller.user.userName && connections.some(({ managed }) => !managed)) {
    refuse("forbidden", `The tokens of user ${quote(userName)} are not yours to revoke: they work for others too.`);
  }
  return user.userName;
}

async function requireVisible(caller: Caller, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await caller.db
    .select({ id: company.id })
    .from(company)
    .where(and(inArray(company.id, ids), visibleCompanies(caller)));
  const visible = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!visible.has(id)) notFound("Company", id);
}

function present(row: typeof personalAccessToken.$inferSelect): PersonalAccessToken {
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
