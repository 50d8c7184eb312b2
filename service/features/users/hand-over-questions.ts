import { and, asc, eq, inArray } from "drizzle-orm";
import type { HandOver } from "@/contract/users/user-companies";
import type { Db } from "../../platform/db/database";
import { comment } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { auditComment } from "../comments/audit-comment";
import { repliesOf, toComment, type CommentRow } from "../comments/comment-row";
import { isOpenQuestion } from "../comments/open-questions";

/**
 * Assigns the open questions of a user in these companies to another user, with an audit entry for each. Resolved
 * questions keep their assignee as a record.
 */
export async function handOverQuestions(
  tx: Db,
  context: RequestContext,
  { from, to, companies }: { from: string; to: { userName: string; name: string }; companies: readonly string[] },
): Promise<HandOver["questions"]> {
  if (companies.length === 0) return [];
  const isTheirs = and(eq(comment.assigneeUserName, from), isOpenQuestion);
  const concerned = await tx
    .selectDistinct({ companyId: comment.companyId })
    .from(comment)
    .where(and(inArray(comment.companyId, [...companies]), isTheirs))
    .orderBy(asc(comment.companyId));
  // Company by company, because Citus locks rows of one shard at a time.
  const rows: CommentRow[] = [];
  for (const { companyId } of concerned) {
    const ofCompany = and(eq(comment.companyId, companyId), isTheirs);
    rows.push(...(await tx.select().from(comment).where(ofCompany).orderBy(asc(comment.id)).for("update")));
  }
  const replies = await repliesOf(tx, rows);
  for (const row of rows) {
    const { companyId, id } = row;
    const assigned = { assignee: to.name, assigneeUserName: to.userName };
    await tx
      .update(comment)
      .set(assigned)
      .where(and(eq(comment.companyId, companyId), eq(comment.id, id)));
    await auditComment(tx, context, companyId, {
      before: toComment(row, replies.get(id)),
      after: toComment({ ...row, ...assigned }, replies.get(id)),
    });
  }
  return rows.map(({ companyId, id }) => ({ companyId, commentId: id }));
}
