import { and, asc, eq, gt } from "drizzle-orm";
import { personalAccessTokenCreateSchema, type PersonalAccessToken } from "@/contract/access";
import { formatUtc } from "@/contract/dates";
import { audit } from "../../audit";
import { addToken } from "../../auth/personal-access-token";
import type { Caller, ReadBody } from "../../caller";
import { personalAccessToken } from "../../db/schema";
import { notFound, quote } from "../../errors";
import { requireMatch } from "../../http/entity-tag";
import { recordSecurityEvent } from "../../security-events";

const DEFAULT_DAYS = 90;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The signed-in user's tokens that have not expired, oldest first, without the tokens themselves. */
export async function listPersonalAccessTokens(caller: Caller): Promise<PersonalAccessToken[]> {
  const rows = await caller.db
    .select()
    .from(personalAccessToken)
    .where(and(eq(personalAccessToken.userName, caller.user.userName), gt(personalAccessToken.expires, caller.now)))
    .orderBy(asc(personalAccessToken.created), asc(personalAccessToken.id));
  return rows.map(present);
}

/** Makes a token of the signed-in user; this answer alone holds it. */
export async function addPersonalAccessToken(caller: Caller, body: ReadBody): Promise<PersonalAccessToken> {
  const { name, days = DEFAULT_DAYS } = await body(personalAccessTokenCreateSchema);
  const { userName } = caller.user;
  return caller.db.transaction(async (tx) => {
    const { token, row } = await addToken(tx, userName, days, caller.now, name);
    const after = present(row);
    await audit(tx, caller, { action: "create", resource: "PersonalAccessToken", resourceId: userName, after });
    await recordSecurityEvent(tx, caller.origin, { event: "TokenCreated", userName, detail: { token: row.id } });
    return { ...after, token };
  });
}

/** Revokes a token of the signed-in user: the next request with it is refused. */
export async function revokePersonalAccessToken(caller: Caller, id: string): Promise<void> {
  const { userName } = caller.user;
  if (!GUID.test(id)) notFound("Personal access token", id);
  const isIt = and(eq(personalAccessToken.id, id), eq(personalAccessToken.userName, userName));
  await caller.db.transaction(async (tx) => {
    const [row] = await tx.select().from(personalAccessToken).where(isIt).for("update");
    const before = present(row ?? notFound("Personal access token", id));
    requireMatch(caller, before, `Personal access token ${quote(id)}`);
    await tx.delete(personalAccessToken).where(isIt);
    await audit(tx, caller, { action: "delete", resource: "PersonalAccessToken", resourceId: userName, before });
    await recordSecurityEvent(tx, caller.origin, { event: "TokenRevoked", userName, detail: { token: id } });
  });
}

function present({ id, name, created, expires }: typeof personalAccessToken.$inferSelect): PersonalAccessToken {
  return { id, name, created: formatUtc(created), expires: formatUtc(expires) };
}
