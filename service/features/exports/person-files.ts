import { and, asc, eq, gt, gte, ne, or, sql } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import type { Db } from "../../platform/db/database";
import {
  auditEntry,
  comment,
  commentReply,
  mail,
  personalAccessToken,
  portfolioView,
  securityEvent,
  user,
} from "../../platform/db/schema";
import { isMadeByCaller } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import type { ArchivedFile } from "../../platform/zip";
import { getMe } from "../account/get-me";
import { listOwnSessions } from "../account/sessions";
import { toComment, toReply } from "../comments/comment-row";
import { toMail } from "../mails/mail-row";
import { shortActivity } from "./activity-rows";
import { jsonFile, listFile, rowsOfPages } from "./archive-files";
import { readMe } from "./read-me";

/** Rows per page. */
const PAGE = 500;

/** Everything about the signed-in user, file by file. */
export async function* personFiles(context: RequestContext): AsyncGenerator<ArchivedFile> {
  const { db, language, now } = context;
  const { userName, name } = context.user;
  const [account] = await db.select().from(user).where(eq(user.userName, userName));
  if (!account) return;
  const { created, disabled } = account;
  yield readMe("person", language, name, now);
  yield jsonFile("account.json", async () => ({
    ...(await getMe(context)),
    created: formatUtc(created),
    disabled,
    hasPassword: account.passwordHash !== null,
  }));
  yield jsonFile("sessions.json", () => listOwnSessions(context));
  yield jsonFile("tokens.json", () => readTokens(db, userName));
  yield listFile("security-events.json", securityEvents(context));
  yield listFile("activity.json", shortActivity(db, isMadeByCaller(context, auditEntry.userName, auditEntry.at)));
  yield listFile("comments.json", comments(context));
  yield jsonFile("assignments.json", () => readAssignments(db, userName));
  yield jsonFile("mails.json", () => readMails(context));
  yield jsonFile("views.json", () => readViews(db, userName));
}

/** The tokens of a user, without their hashes. */
async function readTokens(db: Db, userName: string) {
  const rows = await db
    .select()
    .from(personalAccessToken)
    .where(eq(personalAccessToken.userName, userName))
    .orderBy(asc(personalAccessToken.created), asc(personalAccessToken.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    created: formatUtc(row.created),
    expires: formatUtc(row.expires),
    ...(row.lastUsed && { lastUsed: formatUtc(row.lastUsed) }),
    readOnly: row.readOnly,
    ...(row.companies && { companies: row.companies }),
  }));
}

/** Mails that the user caused, and mails with a link for the user; without the links. */
async function readMails({ db, now, user: { userName, created } }: RequestContext) {
  const isForUser = and(ne(mail.kind, "report"), eq(mail.about, userName));
  const rows = await db
    .select()
    .from(mail)
    .where(and(or(eq(mail.createdByUserName, userName), isForUser), gte(mail.created, created)))
    .orderBy(asc(mail.created), asc(mail.id));
  return rows.map((row) => toMail(row, now));
}

async function* securityEvents(context: RequestContext): AsyncGenerator<object> {
  const { at, id } = securityEvent;
  // The time is read as text, since it has microseconds (unlike that of audit entries), which a Date would lose.
  const rows = rowsOfPages<typeof securityEvent.$inferSelect & { exactly: string }>(async (last) =>
    (
      await context.db
        .select({ row: securityEvent, exactly: sql<string>`${at}::text` })
        .from(securityEvent)
        .where(
          and(
            isMadeByCaller(context, securityEvent.userName, at),
            last ? sql`(${at}, ${id}) > (${last.exactly}::timestamptz, ${last.id}::uuid)` : undefined,
          ),
        )
        .orderBy(asc(at), asc(id))
        .limit(PAGE)
    ).map(({ row, exactly }) => ({ ...row, exactly })),
  );
  for await (const { id: ofEvent, at: moment, event, address, client, detail } of rows) {
    yield { id: ofEvent, at: formatUtc(moment), event, address, client, detail: JSON.parse(detail) as object };
  }
}

/** Comments that the user wrote, then replies. */
async function* comments(context: RequestContext): AsyncGenerator<object> {
  const { db } = context;
  const rows = rowsOfPages<typeof comment.$inferSelect>(async (last) =>
    db
      .select()
      .from(comment)
      .where(
        and(
          isMadeByCaller(context, comment.authorUserName, comment.created),
          last ? gt(comment.id, last.id) : undefined,
        ),
      )
      .orderBy(asc(comment.id))
      .limit(PAGE),
  );
  for await (const row of rows) yield { companyId: row.companyId, ...toComment(row) };
  const replies = rowsOfPages<typeof commentReply.$inferSelect>(async (last) =>
    db
      .select()
      .from(commentReply)
      .where(
        and(
          isMadeByCaller(context, commentReply.authorUserName, commentReply.created),
          last ? gt(commentReply.id, last.id) : undefined,
        ),
      )
      .orderBy(asc(commentReply.id))
      .limit(PAGE),
  );
  for await (const row of replies) {
    yield { companyId: row.companyId, ...toReply(row), replyTo: row.commentId };
  }
}

/** The questions that are assigned to the user, without their texts, which others may have written. */
async function readAssignments(db: Db, userName: string) {
  const rows = await db
    .select({ companyId: comment.companyId, commentId: comment.id, created: comment.created })
    .from(comment)
    .where(eq(comment.assigneeUserName, userName))
    .orderBy(asc(comment.created), asc(comment.id));
  return rows.map(({ created, ...question }) => ({ ...question, created: formatUtc(created) }));
}

function readViews(db: Db, userName: string) {
  return db
    .select({ agencyId: portfolioView.agencyId, name: portfolioView.name, query: portfolioView.query })
    .from(portfolioView)
    .where(eq(portfolioView.userName, userName))
    .orderBy(asc(portfolioView.name));
}
