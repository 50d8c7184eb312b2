import { and, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { mail } from "../../platform/db/schema";

/** A mail is listed for so many days. */
const KEPT_DAYS = 90;

/** Deletes the mails that are no longer listed, and forgets the links that have expired. */
export async function deleteOldMails(db: Db): Promise<void> {
  await db.delete(mail).where(sql`${mail.created} < now() - make_interval(days => ${KEPT_DAYS})`);
  await db
    .update(mail)
    .set({ link: null })
    .where(and(isNotNull(mail.link), lt(mail.linkExpires, sql`now()`), sql`${mail.state} <> 'waiting'`));
}
