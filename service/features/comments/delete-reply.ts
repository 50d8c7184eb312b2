import { and, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import { commentReply } from "../../platform/db/schema";
import { requireItemAccess, requireOwnership } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { findComment, findReply, toReply } from "./comment-row";

export async function deleteReply(
  context: RequestContext,
  companyId: string,
  commentId: string,
  id: string,
): Promise<void> {
  const { role } = await requireItemAccess(context, companyId, "comment.write", async () =>
    findReply(context.db, await findComment(context.db, companyId, commentId), id),
  );
  await context.db.transaction(async (tx) => {
    const row = await findReply(tx, await findComment(tx, companyId, commentId, true), id);
    requireOwnership(context, role, "comment.write", row, `reply "${id}"`);
    // Without a reader, because the audit entry has no `isOwn`.
    const before = toReply(row);
    await requireMatch(context, toReply(row, context.user), `Reply "${id}"`);
    await tx.delete(commentReply).where(and(eq(commentReply.companyId, companyId), eq(commentReply.id, id)));
    await audit(tx, context, { action: "delete", resource: "CommentReply", resourceId: id, companyId, before });
  });
}
