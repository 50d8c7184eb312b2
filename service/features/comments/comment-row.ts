import { and, asc, eq, gte, inArray, lte, type SQL } from "drizzle-orm";
import type { CalendarDay } from "@/contract/calendar";
import { COMMENT_TEXTS, type CommentText } from "@/contract/comment-members";
import { KEY_FIGURE_COMMENT, type CommentReply, type CommentVoucher, type KeyFigureComment } from "@/contract/comments";
import { formatUtc } from "@/contract/dates";
import { firstDay, lastDay, periodOfDays } from "@/contract/period";
import type { Days } from "../../figures/engine/steps";
import { isGuid } from "../../platform/guid";
import type { Db } from "../../platform/db/database";
import { comment, commentReply } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { isAuthor } from "../../platform/policies/authorize";
import type { Principal } from "../../platform/request-context";

export type CommentRow = typeof comment.$inferSelect;
type ReplyRow = typeof commentReply.$inferSelect;

/** @param reader the user who reads it; undefined for the audit log, exports and bulk changes */
export function toComment(
  row: CommentRow,
  replies: readonly CommentReply[] = [],
  reader?: Principal,
): KeyFigureComment {
  return {
    id: row.id,
    type: KEY_FIGURE_COMMENT,
    ...textsOf(row),
    author: row.author,
    ...(reader && isAuthor(reader, row) && { isOwn: true as const }),
    created: formatUtc(row.created),
    lastModified: formatUtc(row.lastModified),
    period: periodOfDays(row.firstDay, row.lastDay),
    ...(row.account !== null && { account: row.account }),
    ...(row.voucherDate !== null && { voucher: toVoucher(row, row.voucherDate) }),
    ...(row.isQuestion && { isQuestion: true }),
    ...(row.resolved && { resolved: { at: formatUtc(row.resolved), by: row.resolvedBy ?? "" } }),
    ...(row.assignee !== null && { assignee: row.assignee }),
    ...(replies.length > 0 && { replies: [...replies] }),
  };
}

function toVoucher(row: CommentRow, date: CalendarDay): CommentVoucher {
  return {
    series: row.voucherSeries ?? "",
    number: row.voucherNumber ?? "",
    date,
    ...(row.voucherImport !== null && row.voucherLine !== null && { import: row.voucherImport, line: row.voucherLine }),
  };
}

export function toReply(row: ReplyRow, reader?: Principal): CommentReply {
  const { id, message, author, created } = row;
  const own = reader && isAuthor(reader, row) && { isOwn: true as const };
  return { id, message, author, ...own, created: formatUtc(created) };
}

/** A comment without the members that depend on its reader, for the audit log and bulk changes. */
export function withoutIsOwn({ isOwn: _, replies, ...comment }: KeyFigureComment): KeyFigureComment {
  return { ...comment, ...(replies && { replies: replies.map(({ isOwn: __, ...reply }) => reply) }) };
}

/** Converts the texts and the period of a comment to columns; an absent text clears its column. */
export function toColumns({ period, ...comment }: Pick<KeyFigureComment, CommentText | "period">) {
  const texts: Partial<Pick<KeyFigureComment, CommentText>> = comment;
  const columns = Object.fromEntries(COMMENT_TEXTS.map((member) => [member, texts[member] ?? null])) as Pick<
    CommentRow,
    CommentText
  >;
  return { ...columns, firstDay: firstDay(period), lastDay: lastDay(period) };
}

function textsOf(row: CommentRow): Pick<KeyFigureComment, CommentText> {
  const texts: Pick<{ [member in keyof CommentRow]: CommentRow[member] | null }, CommentText> = row;
  const written = COMMENT_TEXTS.flatMap((member) => (texts[member] === null ? [] : [[member, texts[member]] as const]));
  return Object.fromEntries(written) as Pick<KeyFigureComment, CommentText>;
}

/** The company's comment with this id, or a notFound; `lock` locks it for the rest of the transaction. */
export async function findComment(db: Db, companyId: string, id: string, lock = false): Promise<CommentRow> {
  if (!isGuid(id)) return notFound("Comment", id);
  const query = db
    .select()
    .from(comment)
    .where(and(eq(comment.companyId, companyId), eq(comment.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Comment", id);
}

/** Condition for comments within some days. Questions are left out, since they are not meant for a report's readers. */
export function isCommentWithin(companyId: string, { firstDay: from, lastDay: to }: Days): SQL | undefined {
  return and(
    eq(comment.companyId, companyId),
    gte(comment.firstDay, from),
    lte(comment.lastDay, to),
    eq(comment.isQuestion, false),
  );
}

/** The comments of {@link isCommentWithin}, ordered by first day, then by time of creation. */
export function readCommentsWithin(db: Db, companyId: string, days: Days): Promise<CommentRow[]> {
  return db
    .select()
    .from(comment)
    .where(isCommentWithin(companyId, days))
    .orderBy(asc(comment.firstDay), asc(comment.created), asc(comment.id));
}

/** The comment's reply with this id, or a notFound. */
export async function findReply(db: Db, { companyId, id: commentId }: CommentRow, id: string): Promise<ReplyRow> {
  if (!isGuid(id)) return notFound("Reply", id);
  const [row] = await db
    .select()
    .from(commentReply)
    .where(and(eq(commentReply.companyId, companyId), eq(commentReply.commentId, commentId), eq(commentReply.id, id)));
  return row ?? notFound("Reply", id);
}

/** Converts a comment to a response, with its replies. */
export async function presentComment(db: Db, row: CommentRow, reader?: Principal): Promise<KeyFigureComment> {
  return toComment(row, (await repliesOf(db, [row], reader)).get(row.id), reader);
}

/** Maps comment ids to the replies of these comments, the oldest first. */
export async function repliesOf(
  db: Db,
  comments: readonly Pick<CommentRow, "companyId" | "id">[],
  reader?: Principal,
): Promise<ReadonlyMap<string, CommentReply[]>> {
  if (comments.length === 0) return new Map();
  const companies = [...new Set(comments.map(({ companyId }) => companyId))];
  const ids = comments.map(({ id }) => id);
  return readReplies(db, and(inArray(commentReply.companyId, companies), inArray(commentReply.commentId, ids)), reader);
}

/** Like {@link repliesOf}, for all comments of a company. */
export function repliesOfCompany(
  db: Db,
  companyId: string,
  reader: Principal,
): Promise<ReadonlyMap<string, CommentReply[]>> {
  return readReplies(db, eq(commentReply.companyId, companyId), reader);
}

async function readReplies(
  db: Db,
  where: SQL | undefined,
  reader: Principal | undefined,
): Promise<ReadonlyMap<string, CommentReply[]>> {
  const rows = await db
    .select()
    .from(commentReply)
    .where(where)
    .orderBy(asc(commentReply.created), asc(commentReply.id));
  const replies = new Map<string, CommentReply[]>();
  for (const row of rows) replies.set(row.commentId, [...(replies.get(row.commentId) ?? []), toReply(row, reader)]);
  return replies;
}
