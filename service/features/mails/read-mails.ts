import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { queryNumber } from "@/contract/query-number";
import { MAIL_ROWS, type Mail, type MailPage, type MailSetup } from "@/contract/mails/mail";
import { MAIL_STATES } from "@/contract/mails/mail-states";
import { cursorOf, readCursor } from "../../platform/cursor";
import { mail } from "../../platform/db/schema";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { findMail, toMail, visibleMails } from "./mail-row";

const { max: MAX_ROWS, default: DEFAULT_ROWS } = MAIL_ROWS;

export const MAILS_QUERY = {
  state: z.enum(MAIL_STATES).optional(),
  cursor: z.string().optional(),
  limit: queryNumber(1, MAX_ROWS).optional(),
};

/** The mails of an agency, newest first: all for directors, otherwise those that the caller had sent. */
export async function listMails(context: RequestContext, agencyId: string, query: ReadQuery): Promise<MailPage> {
  await requireAgencyAccess(context, agencyId, "mail.read");
  const { state, cursor, limit = DEFAULT_ROWS } = query(MAILS_QUERY);
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await context.db
    .select()
    .from(mail)
    .where(
      and(
        eq(mail.agencyId, agencyId),
        visibleMails(context),
        state && eq(mail.state, state),
        after
          ? sql`(${mail.created}, ${mail.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mail.created), desc(mail.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    mails: shown.map((row) => toMail(row, context.now)),
    ...(last && { next: cursorOf({ at: last.created, id: last.id }) }),
  };
}

export async function getMail(context: RequestContext, agencyId: string, id: string): Promise<Mail> {
  await requireAgencyAccess(context, agencyId, "mail.read");
  return toMail(await findMail(context.db, context, agencyId, id), context.now);
}

/** Returns whether the service can mail links, and its sender address; open to every signed-in user. */
export function getMailSetup({ mail }: RequestContext): MailSetup {
  return mail ? { isSetUp: true, from: mail.from } : { isSetUp: false };
}
