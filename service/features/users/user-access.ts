import { and, eq, gt, gte, sql, type SQL } from "drizzle-orm";
import type { UserAccess } from "@/contract/users/user-access";
import { formatUtc } from "@/contract/dates";
import { DEMANDS_SECOND_FACTOR } from "../../platform/auth/second-factor";
import type { Db } from "../../platform/db/database";
import {
  oidcPayload,
  passwordLink,
  personalAccessToken,
  secondFactor,
  securityEvent,
  user,
} from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import type { RequestContext } from "../../platform/request-context";
import { managedCompanies, visibleUsers } from "./manage-users";
import { findUser, readUsers, type UserWithConnections } from "./user-rows";

/** The access of the users whom the caller may see, themselves included, sorted by user name. */
export async function listUserAccess(context: RequestContext): Promise<UserAccess[]> {
  const visible = visibleUsers(context);
  const users = await readUsers(context.db, visible, managedCompanies(context));
  const rows = new Map((await readAccess(context.db, visible, context.now)).map((row) => [row.userName, row]));
  return users.flatMap((read) => {
    const row = rows.get(read.user.userName);
    return row ? [toUserAccess(row, isShared(context, read))] : [];
  });
}

export async function getUserAccess(context: RequestContext, userName: string): Promise<UserAccess> {
  return accessOf(context.db, context, await findUser(context.db, context, userName));
}

export async function accessOf(db: Db, context: RequestContext, read: UserWithConnections): Promise<UserAccess> {
  const [row] = await readAccess(db, eq(user.userName, read.user.userName), context.now);
  return toUserAccess(row ?? notFound("User", read.user.userName), isShared(context, read));
}

/** True for another user with connections that the caller does not manage. */
export function isShared(context: RequestContext, { user: { userName }, connections }: UserWithConnections): boolean {
  return userName !== context.user.userName && connections.some(({ managed }) => !managed);
}

type AccessRow = Awaited<ReturnType<typeof readAccess>>[number];

function readAccess(db: Db, where: SQL | undefined, now: Date) {
  const isOfUser = eq(oidcPayload.accountId, user.userName);
  const signedIn = db
    .select({ at: sql`max(${securityEvent.at})` })
    .from(securityEvent)
    .where(
      and(
        eq(securityEvent.userName, user.userName),
        eq(securityEvent.event, "SignedIn"),
        // Earlier events may belong to a deleted user with the same name.
        gte(securityEvent.at, user.created),
      ),
    );
  const sessionUsed = db
    .select({ at: sql`max(${oidcPayload.lastUsed})` })
    .from(oidcPayload)
    .where(and(isOfUser, eq(oidcPayload.model, "Grant")));
  const tokenUsed = db
    .select({ at: sql`max(${personalAccessToken.lastUsed})` })
    .from(personalAccessToken)
    .where(eq(personalAccessToken.userName, user.userName));
  const link = db
    .select({ at: sql`max(${passwordLink.expires})` })
    .from(passwordLink)
    .where(and(eq(passwordLink.userName, user.userName), gt(passwordLink.expires, now)));
  // A session is a grant with a token that has not expired.
  const sessionCount = db
    .select({ count: sql`count(distinct ${oidcPayload.grantId})` })
    .from(oidcPayload)
    .where(and(isOfUser, sql`${oidcPayload.model} in ('RefreshToken', 'AccessToken')`, gt(oidcPayload.expires, now)));
  const tokenCount = db
    .select({ count: sql`count(*)` })
    .from(personalAccessToken)
    .where(and(eq(personalAccessToken.userName, user.userName), gt(personalAccessToken.expires, now)));
  return db
    .select({
      userName: user.userName,
      disabled: user.disabled,
      created: user.created,
      hasPassword: sql<boolean>`${user.passwordHash} is not null`,
      lastSeen: millisecondsOf(sql`greatest((${signedIn}), (${sessionUsed}), (${tokenUsed}))`),
      linkExpires: millisecondsOf(sql`(${link})`),
      isOn: sql<boolean>`${secondFactor.confirmed} is not null`,
      isRequired: DEMANDS_SECOND_FACTOR,
      sessionCount: sql`(${sessionCount})`.mapWith(Number),
      tokenCount: sql`(${tokenCount})`.mapWith(Number),
    })
    .from(user)
    .leftJoin(secondFactor, eq(secondFactor.userName, user.userName))
    .where(where);
}

/** Drivers return an expression's timestamp as text or as a Date, but its milliseconds always as a number. */
function millisecondsOf(instant: SQL): SQL<number | null> {
  return sql`(extract(epoch from ${instant}) * 1000)::float8`;
}

function toUserAccess(row: AccessRow, isShared: boolean): UserAccess {
  const { userName, disabled, created, hasPassword, lastSeen, linkExpires, isOn, isRequired } = row;
  const { sessionCount, tokenCount } = row;
  const at = (milliseconds: number | null) => (milliseconds === null ? undefined : formatUtc(new Date(milliseconds)));
  return {
    userName,
    disabled,
    isInvited: !hasPassword && lastSeen === null,
    isShared,
    created: formatUtc(created),
    ...(!isShared && {
      lastSeen: at(lastSeen),
      linkExpires: at(linkExpires),
      secondFactor: { isOn, isRequired },
      sessionCount,
      tokenCount,
    }),
  };
}
