import { commentReplyCreateSchema, type CommentReply } from "@/contract/comments";
import { audit } from "../../platform/audit/audit";
import { commentReply } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { findComment, toReply } from "./comment-row";
import { newCommentId } from "./create-comment";

/** Replies to a comment in the caller's name. Everyone who may write comments may reply to all of them. */
export async function createReply(
  context: RequestContext,
  companyId: string,
  commentId: string,
  body: ReadBody,
): Promise<CommentReply> {
  await requireItemAccess(context, companyId, "comment.write", () => findComment(context.db, companyId, commentId));
  const { message } = await body(commentReplyCreateSchema);
  return context.db.transaction(async (tx) => {
    // The lock keeps the comment from being deleted meanwhile.
    await findComment(tx, companyId, commentId, true);
    const [row] = await tx
      .insert(commentReply)
      .values({
        companyId,
        commentId,
        id: newCommentId(),
        message,
        author: context.user.name,
        authorUserName: context.user.userName,
        created: context.now,
      })
      .returning();
    // Without a reader, because the audit entry has no `isOwn`.
    const after = toReply(row!);
    await audit(tx, context, { action: "create", resource: "CommentReply", resourceId: after.id, companyId, after });
    return toReply(row!, context.user);
  });
}
