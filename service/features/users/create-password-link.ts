import { eq } from "drizzle-orm";
import { localeOfCulture } from "@/contract/format/locale";
import { passwordLinkCreateSchema, type PasswordLink } from "@/contract/users/user-access";
import { formatUtc } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import { user } from "../../platform/db/schema";
import { HttpError, notFound, quote } from "../../platform/http-error";
import { passwordLinkPath } from "../../platform/oidc/password-page";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { requireNoToken, requireProofOrBasic } from "../account/proof";
import { queueMail, requireMail } from "../mails/queue-mail";
import { agencyOfUser, toUser } from "./to-user";
import { isShared } from "./user-access";
import { findUser, type UserWithConnections } from "./user-rows";
import { writePasswordLink } from "./write-password-link";

/** Time in milliseconds after the creation of a user in which a link needs no proof if they have no password. */
const NEW_MS = 3_600_000;

/**
 * Creates a link with which a managed user sets a password once: within 7 days if they have none yet, else within an
 * hour. A link is as powerful as a password, so it needs the proof that setting one needs, except for a user just
 * created, whom the caller could have created with a password.
 */
export async function createPasswordLinkFor(
  context: RequestContext,
  userName: string,
  body: ReadBody,
): Promise<PasswordLink> {
  const read = await findUser(context.db, context, userName);
  const name = read.user.userName;
  requireNotShared(context, read);
  await requireNoToken(context);
  const { currentPassword, mailTo, language } = await body(passwordLinkCreateSchema);
  if (mailTo !== undefined) requireMail(context);
  if (name === context.user.userName) {
    throw new HttpError("ruleViolation", `User ${quote(name)} is you; change your password instead.`);
  }
  const { passwordHash: hashBefore, created } = await readEnabled(context.db, name);
  const isNew = hashBefore === null && context.now.getTime() - created.getTime() <= NEW_MS;
  if (!isNew) await requireProofOrBasic(context, currentPassword);
  return context.db.transaction(async (tx) => {
    // The proof may take long: meanwhile the user may have got other companies or a password, or may have been barred.
    const locked = await findUser(tx, context, name, "no key update");
    requireNotShared(context, locked);
    const { passwordHash, language: culture } = await readEnabled(tx, name);
    if (isNew && passwordHash !== null) {
      throw new HttpError("ruleViolation", `User ${quote(name)} has set a password meanwhile; try again.`);
    }
    const kind = passwordHash === null ? "invitation" : "reset";
    const agencyId = agencyOfUser(toUser(locked, context));
    const { secret, expires: linkExpires } = await writePasswordLink(tx, context, name, agencyId, kind);
    const expires = formatUtc(linkExpires);
    if (context.issuer === undefined) throw new Error("a link needs the public URL of the service");
    const link = `${context.issuer}${passwordLinkPath(secret)}`;
    if (mailTo === undefined) return { link, expires };
    const mailId = await queueMail(tx, context, {
      agencyId,
      kind: kind === "reset" ? "newPassword" : kind,
      about: name,
      to: mailTo,
      link,
      language: language ?? localeOfCulture(culture) ?? context.language,
      linkExpires,
    });
    return { link, expires, mailId };
  });
}

function requireNotShared(context: RequestContext, read: UserWithConnections): void {
  if (!isShared(context, read)) return;
  const subject = `user ${quote(read.user.userName)}`;
  throw new HttpError(
    "forbidden",
    `You cannot make a link for ${subject}, who also has companies whose users you do not manage.`,
  );
}

/** @throws HttpError notFound for a user deleted meanwhile, ruleViolation for a disabled one */
async function readEnabled(db: Db, userName: string) {
  const [row] = await db.select().from(user).where(eq(user.userName, userName));
  if (!row) return notFound("User", userName);
  if (row.disabled) {
    throw new HttpError("ruleViolation", `User ${quote(userName)} is barred, and no link is good for them.`);
  }
  return row;
}
