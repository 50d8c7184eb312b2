import { and, eq } from "drizzle-orm";
import type { COMMENT_MEMBERS } from "@/contract/comment-members";
import { KEY_FIGURE_COMMENT, type KeyFigureComment } from "@/contract/comments";
import { formatUtc } from "@/contract/dates";
import { firstDay, lastDay, periodOfDays } from "@/contract/period";
import type { Db } from "../../platform/db/database";
import { comment } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";

export type CommentRow = typeof comment.$inferSelect;

export function toComment(row: CommentRow): KeyFigureComment {
  return {
    id: row.id,
    type: KEY_FIGURE_COMMENT,
    message: row.message,
    author: row.author,
    created: formatUtc(row.created),
    lastModified: formatUtc(row.lastModified),
    period: periodOfDays(row.firstDay, row.lastDay),
    keyFigureType: row.keyFigureType,
  };
}

/** The columns of the members that users write. */
export function toColumns({ message, period, keyFigureType }: Pick<KeyFigureComment, keyof typeof COMMENT_MEMBERS>) {
  return { message, firstDay: firstDay(period), lastDay: lastDay(period), keyFigureType };
}

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The company's comment with this id, or a notFound; `lock` keeps others from changing it in this transaction. */
export async function findComment(db: Db, companyId: string, id: string, lock = false): Promise<CommentRow> {
  if (!GUID.test(id)) return notFound("Comment", id);
  const query = db
    .select()
    .from(comment)
    .where(and(eq(comment.companyId, companyId), eq(comment.id, id)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Comment", id);
}
