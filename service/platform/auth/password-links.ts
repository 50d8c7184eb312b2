import { and, eq, gt, lt } from "drizzle-orm";
import { BY_LINK } from "@/contract/account/security-event";
import { readAgencyOfUser } from "../audit/agency-of-user";
import { audit } from "../audit/audit";
import type { Db } from "../db/database";
import { passwordLink, user } from "../db/schema";
import { endSessions } from "../oidc/end-sessions";
import { recordSecurityEvent, type Origin } from "../audit/security-events";
import { hashPassword } from "./password";
import { lockUser, revokeTokens } from "./personal-access-token";
import { hashOf, newSecret } from "./secrets";
import { requireUncommon } from "./password-rules";

/** Lifetime of a link, in seconds. */
const LINK_SECONDS = { invitation: 7 * 86_400, reset: 3_600 };
export type LinkKind = keyof typeof LINK_SECONDS;

/** Creates the secret of a link for a user, good until `expires`, and invalidates the earlier links of that user. */
export async function createPasswordLink(
  db: Db,
  userName: string,
  kind: LinkKind,
  now: Date,
): Promise<{ secret: string; expires: Date }> {
  const secret = newSecret();
  const expires = new Date(now.getTime() + LINK_SECONDS[kind] * 1000);
  await db.transaction(async (tx) => {
    await lockUser(tx, userName);
    await endPasswordLinks(tx, userName);
    await tx.insert(passwordLink).values({ secretHash: hashOf(secret), userName, expires });
  });
  return { secret, expires };
}

/** Returns the enabled user of a valid link; null if the link was used, has expired or does not exist. */
export async function userOfPasswordLink(db: Db, secret: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ userName: user.userName })
    .from(passwordLink)
    .innerJoin(user, eq(user.userName, passwordLink.userName))
    .where(isValidLink(secret, now));
  return row?.userName ?? null;
}

/**
 * Sets the password of the user of a valid link, ends their sessions and revokes their tokens. The link cannot be used
 * again.
 * @returns false if the link is not valid any more
 * @throws HttpError (invalid) for a password that {@link requireUncommon} rejects; the link stays valid
 */
export async function spendPasswordLink(
  db: Db,
  { secret, password, now, origin }: { secret: string; password: string; now: Date; origin: Origin },
): Promise<boolean> {
  const userName = await userOfPasswordLink(db, secret, now);
  if (userName === null) return false;
  requireUncommon(password, userName);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockUser(tx, userName);
    const used = await tx
      .delete(passwordLink)
      .where(eq(passwordLink.secretHash, hashOf(secret)))
      .returning();
    if (used.length === 0) return false;
    await revokeTokens(tx, userName);
    await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
    await endSessions(tx, userName);
    await audit(
      tx,
      { now, user: { userName } },
      {
        action: "update",
        resource: "User",
        resourceId: userName,
        agencyId: await readAgencyOfUser(tx, userName),
        after: { passwordChanged: true, byLink: true },
      },
    );
    await recordSecurityEvent(tx, origin, { event: "PasswordChanged", userName, detail: { by: BY_LINK } });
    return true;
  });
}

/** Ends the links of a user, for instance when the password changes. The transaction must have locked the user. */
export async function endPasswordLinks(tx: Db, userName: string): Promise<void> {
  await tx.delete(passwordLink).where(eq(passwordLink.userName, userName));
}

export async function deleteOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(passwordLink).where(lt(passwordLink.expires, now));
}

function isValidLink(secret: string, now: Date) {
  return and(eq(passwordLink.secretHash, hashOf(secret)), gt(passwordLink.expires, now), eq(user.disabled, false));
}
