import { and, eq } from "drizzle-orm";
import { commentQuestionUpdateSchema, type CommentQuestionUpdate, type KeyFigureComment } from "@/contract/comments";
import { comment } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import { requireItemAccess, requireOwnership, requirePermission } from "../../platform/policies/authorize";
import type { CompanyRow } from "../../platform/policies/connected-company";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { requireAssignee } from "./assignees";
import { auditComment } from "./audit-comment";
import { findComment, presentComment, toComment, type CommentRow } from "./comment-row";

/** Assigns, resolves or reopens a question. Its text and the time of its last change stay unchanged. */
export async function updateQuestion(
  context: RequestContext,
  companyId: string,
  id: string,
  body: ReadBody,
): Promise<KeyFigureComment> {
  const { role, company, item } = await requireItemAccess(context, companyId, "comment.write", () =>
    findComment(context.db, companyId, id),
  );
  requireOwnership(context, role, "comment.write", item, `comment "${id}"`);
  const change = await body(commentQuestionUpdateSchema);
  if (change.assignee !== undefined) requirePermission(role, "comment.assign", `company "${companyId}"`);
  return context.db.transaction(async (tx) => {
    const row = await findComment(tx, companyId, id, true);
    const before = await presentComment(tx, row, context.user);
    await requireMatch(context, before, `Comment "${id}"`);
    if (!row.isQuestion) throw new HttpError("ruleViolation", `Comment "${id}" is not a question.`);
    const [updated] = await tx
      .update(comment)
      .set(await columnsOf({ ...context, db: tx }, company, row, change))
      .where(and(eq(comment.companyId, companyId), eq(comment.id, id)))
      .returning();
    const after = toComment(updated!, before.replies, context.user);
    await auditComment(tx, context, companyId, { before, after });
    return after;
  });
}

async function columnsOf(
  context: RequestContext,
  company: CompanyRow,
  row: CommentRow,
  { isResolved, assignee }: CommentQuestionUpdate,
): Promise<Partial<CommentRow>> {
  const found = typeof assignee === "string" ? await requireAssignee(context, company, assignee) : null;
  // Resolving it once more does not change who resolved it.
  const wasResolved = row.resolved !== null;
  return {
    // Always set, since an update without columns is not valid SQL.
    isQuestion: true,
    ...(assignee !== undefined && { assignee: found?.name ?? null, assigneeUserName: found?.userName ?? null }),
    ...(isResolved === true && !wasResolved && { resolved: context.now, resolvedBy: context.user.name }),
    ...(isResolved === false && { resolved: null, resolvedBy: null }),
  };
}
