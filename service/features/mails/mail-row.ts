import { and, eq, type SQL } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { Mail } from "@/contract/mails/mail";
import { grantOf, roleOf } from "@/contract/permissions";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { mail } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { isMadeByCaller } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

export type MailRow = typeof mail.$inferSelect;

/** The condition for mails that the caller may see: all of the agency, or those that the caller had sent. */
export function visibleMails(context: RequestContext): SQL | undefined {
  const seesAll = grantOf(roleOf(context.user.type, null), "mail.read") === true;
  return seesAll ? undefined : isMadeByCaller(context, mail.createdByUserName, mail.created);
}

/** Returns the mail if the caller may see it, or throws a notFound; `lock` locks it for this transaction. */
export async function findMail(
  db: Db,
  context: RequestContext,
  agencyId: string,
  id: string,
  lock = false,
): Promise<MailRow> {
  if (!isGuid(id)) return notFound("Mail", id);
  const query = db
    .select()
    .from(mail)
    .where(and(isMail(agencyId, id), visibleMails(context)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Mail", id);
}

export function isMail(agencyId: string, id: string): SQL | undefined {
  return and(eq(mail.agencyId, agencyId), eq(mail.id, id));
}

/** Converts to the wire format, without the link. */
export function toMail(row: MailRow, now: Date): Mail {
  const { company } = row.details;
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    language: row.language,
    ...(row.kind !== "report" && { userName: row.about }),
    ...(company && { company }),
    created: formatUtc(row.created),
    createdBy: row.createdBy,
    state: row.state,
    tries: row.tries,
    ...(row.sent && { sent: formatUtc(row.sent) }),
    ...(row.state === "waiting" && { nextTry: formatUtc(row.nextTry) }),
    ...(row.problem && { problem: row.problem }),
    canRetry: isRetryable(row, now),
  };
}

export function isRetryable({ state, link, linkExpires }: MailRow, now: Date): boolean {
  return state === "failed" && link !== null && linkExpires > now;
}
