import { eq } from "drizzle-orm";
import { localeOfCulture } from "@/contract/format/locale";
import { passwordLinkCreateSchema, type PasswordLink } from "@/contract/users/user-access";
import { formatUtc } from "@/contract/dates";
import { user } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { passwordLinkPath } from "../../platform/oidc/password-page";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { requireNoToken, requireProofOrBasic } from "../account/proof";
import { queueMail, requireMail } from "../mails/queue-mail";
import { agencyOfUser, toUser } from "./to-user";
import { isShared } from "./user-access";
import { findUser } from "./user-rows";
import { writePasswordLink } from "./write-password-link";

/** For this long after a user is created, a link for them needs no proof; in milliseconds. */
const NEW_MS = 3_600_000;

/**
 * Creates a link with which a managed user sets a password once: within 7 days if they have none yet, else within an
 * hour. A link is as powerful as a password, so it takes the same proof, except for a user just created, whom the
 * caller could have created with a password.
 */
export async function createPasswordLinkFor(
  context: RequestContext,
  userName: string,
  body: ReadBody,
): Promise<PasswordLink> {
  const read = await findUser(context.db, context, userName);
  const name = read.user.userName;
  if (isShared(context, read)) {
    throw new HttpError(
      "forbidden",
      `You cannot make a link for user ${quote(name)}, who also has companies whose users you do not manage.`,
    );
  }
  await requireNoToken(context);
  const { currentPassword, mailTo, language } = await body(passwordLinkCreateSchema);
  if (mailTo !== undefined) requireMail(context);
  if (name === context.user.userName) {
    throw new HttpError("ruleViolation", `User ${quote(name)} is you; change your password instead.`);
  }
  const [row] = await context.db.select().from(user).where(eq(user.userName, name));
  const { passwordHash, created, disabled } = row!;
  if (disabled) throw new HttpError("ruleViolation", `User ${quote(name)} is barred, and no link is good for them.`);
  const isNew = passwordHash === null && context.now.getTime() - created.getTime() <= NEW_MS;
  if (!isNew) await requireProofOrBasic(context, currentPassword);
  const kind = passwordHash === null ? "invitation" : "reset";
  return context.db.transaction(async (tx) => {
    await findUser(tx, context, name, true);
    const agencyId = agencyOfUser(toUser(read, context));
    const { secret, expires: linkExpires } = await writePasswordLink(tx, context, name, agencyId, kind);
    const expires = formatUtc(linkExpires);
    if (context.issuer === undefined) throw new Error("a link needs the public URL of the service");
    const link = `${context.issuer}${passwordLinkPath(secret)}`;
    if (mailTo === undefined) return { link, expires };
    const mailId = await queueMail(tx, context, {
      ...{ agencyId, kind: kind === "reset" ? "newPassword" : kind, about: name, to: mailTo, link },
      language: language ?? localeOfCulture(row!.language) ?? context.language,
      linkExpires,
    });
    return { link, expires, mailId };
  });
}
