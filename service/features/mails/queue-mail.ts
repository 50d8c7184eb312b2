import { randomUUID } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Locale } from "@/contract/format/locale";
import type { MailKind } from "@/contract/mails/mail-states";
import { audit } from "../../platform/audit/audit";
import { afterCommit } from "../../platform/db/after-commit";
import type { Db } from "../../platform/db/database";
import { lockMails } from "../../platform/db/locks";
import { agency, mail } from "../../platform/db/schema";
import type { MailDetails } from "../../platform/db/schema/mail";
import { mailLinkLocation } from "../../platform/encryption/stored-secrets";
import { HttpError } from "../../platform/http-error";
import type { MailSettings, RequestContext } from "../../platform/request-context";
import { mailSignal } from "./mail-signal";

/** Maximum number of an agency's mails in 24 hours: far more than its users cause by hand. */
const MAX_PER_DAY = 500;
const DAY_MS = 86_400_000;

/** A mail to send. */
interface NewMail extends Omit<MailDetails, "agency"> {
  /** The agency that sends the mail and lists it. A mail without one is refused. */
  agencyId: string | null;
  kind: MailKind;
  /** The user name that a password link is for, or the id of a report link. */
  about: string;
  to: string;
  language: Locale;
  link: string;
  linkExpires: Date;
}

/**
 * Returns the service's mail settings.
 * @throws HttpError ruleViolation when the service has none
 */
export function requireMail({ mail: settings }: RequestContext): MailSettings {
  if (settings) return settings;
  throw new HttpError("ruleViolation", "The service sends no mail: its operator has not set SMTP_URL.");
}

/**
 * Queues a mail in the transaction that creates its link, and returns the mail's id.
 * @throws HttpError ruleViolation without mail settings or an agency, and if the agency has its maximum of mails a day
 */
export async function queueMail(tx: Db, context: RequestContext, newMail: NewMail): Promise<string> {
  requireMail(context);
  const { agencyId, kind, about, to, language, link, linkExpires, company, needsCode } = newMail;
  const [sender] = agencyId === null ? [] : await tx.select().from(agency).where(eq(agency.shortName, agencyId));
  if (agencyId === null || !sender) {
    throw new HttpError("ruleViolation", "No mail is sent for what belongs to no agency: pass the link on yourself.");
  }
  await lockMails(tx, agencyId);
  const since = new Date(context.now.getTime() - DAY_MS);
  if ((await tx.$count(mail, and(eq(mail.agencyId, agencyId), gt(mail.created, since)))) >= MAX_PER_DAY) {
    const message = `Agency "${agencyId}" has sent ${MAX_PER_DAY} mails in a day, the most there can be.`;
    throw new HttpError("ruleViolation", message);
  }
  const id = randomUUID();
  const keyring = await context.keyring();
  await tx.insert(mail).values({
    agencyId,
    id,
    kind,
    about,
    recipient: to,
    language,
    linkExpires,
    details: { agency: sender.name, ...(company && { company }), ...(needsCode && { needsCode }) },
    link: keyring.seal(link, mailLinkLocation(id)),
    created: context.now,
    createdBy: context.user.name,
    createdByUserName: context.user.userName,
    nextTry: sql`statement_timestamp()`,
  });
  await audit(tx, context, {
    action: "create",
    resource: "Mail",
    resourceId: id,
    agencyId,
    // Without the address, which is deleted with the mail after some time.
    after: { kind, language, ...(kind === "report" ? { name: company?.name } : { userName: about }) },
  });
  afterCommit(tx, mailSignal.send);
  return id;
}
