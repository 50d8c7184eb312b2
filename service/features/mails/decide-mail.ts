import { sql } from "drizzle-orm";
import { mailDecisionSchema, type Mail } from "@/contract/mails/mail";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { afterCommit } from "../../platform/db/after-commit";
import { mail } from "../../platform/db/schema";
import { mailLinkLocation } from "../../platform/encryption/stored-secrets";
import { HttpError } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireAgencyAccess } from "../../platform/policies/authorize";
import type { ReadBody, RequestContext } from "../../platform/request-context";
import { isLinkGood } from "./is-link-good";
import { findMail, isMail, isRetryable, toMail, type MailRow } from "./mail-row";
import { mailSignal } from "./mail-signal";
import { requireMail } from "./queue-mail";

/**
 * Queues a failed mail again, with its number of tries reset.
 * @throws HttpError ruleViolation when the service sends no mail, the mail has not failed, or its link no longer works
 */
export async function decideMail(context: RequestContext, agencyId: string, id: string, body: ReadBody): Promise<Mail> {
  await requireAgencyAccess(context, agencyId, "mail.write");
  await findMail(context.db, context, agencyId, id);
  // To try again is the only decision, so the body only has to be valid.
  await body(mailDecisionSchema);
  return context.db.transaction(async (tx) => {
    const row = await findMail(tx, context, agencyId, id, true);
    await requireMatch(context, toMail(row, context.now), `Mail "${id}"`);
    requireMail(context);
    if (!isRetryable(row, context.now) || !(await hasGoodLink(tx, context, row))) {
      const reason = row.state === "failed" ? "its link no longer works; make a new one" : "it has not failed";
      throw new HttpError("ruleViolation", `Mail "${id}" cannot be tried again: ${reason}.`);
    }
    const [updated] = await tx
      .update(mail)
      .set({ state: "waiting", tries: 0, nextTry: sql`statement_timestamp()` })
      .where(isMail(agencyId, id))
      .returning();
    await audit(tx, context, {
      action: "update",
      resource: "Mail",
      resourceId: id,
      agencyId,
      before: { kind: row.kind, state: row.state },
      after: { kind: row.kind, state: updated!.state },
    });
    afterCommit(tx, mailSignal.send);
    return toMail(updated!, context.now);
  });
}

/** False if the link does not work any more, which the row of the mail does not tell. */
async function hasGoodLink(tx: Db, context: RequestContext, row: MailRow): Promise<boolean> {
  const link = (await context.keyring()).open(row.link!, mailLinkLocation(row.id));
  return isLinkGood(tx, row, link, context.now);
}
