import { and, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { mail } from "../../platform/db/schema";

/** A mail is deleted this many days after it was created. */
const RETENTION_DAYS = 90;

/** Deletes mails past their retention, and expired links of the others; the work on a waiting mail deletes its link. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.delete(mail).where(sql`${mail.created} < now() - make_interval(days => ${RETENTION_DAYS})`);
  await db
    .update(mail)
    .set({ link: null })
    .where(and(isNotNull(mail.link), lt(mail.linkExpires, sql`now()`), ne(mail.state, "waiting")));
}
