import { commentCreateSchema, type KeyFigureComment } from "@/contract/comments";
import { firstDay, lastDay } from "@/contract/period";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { comment } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { toComment } from "./comment-row";
import { newCommentId } from "./new-comment-id";

/** Creates a comment by the caller; its id, author and times are the service's. */
export async function createComment(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<KeyFigureComment> {
  await requireCompanyAccess(context, companyId, "comment.write");
  const input = await body(commentCreateSchema);
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(comment)
      .values({
        companyId,
        id: newCommentId(),
        message: input.message,
        author: context.user.name,
        authorUserName: context.user.userName,
        created: context.now,
        lastModified: context.now,
        firstDay: firstDay(input.period),
        lastDay: lastDay(input.period),
        keyFigureType: input.keyFigureType,
      })
      .returning();
    const created = toComment(row!);
    await audit(tx, context, {
      action: "create",
      resource: "Comment",
      resourceId: created.id,
      companyId,
      after: created,
    });
    return created;
  });
}
