import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../platform/request-context";
import { comment } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireOwnership, requireItemAccess } from "../../platform/policies/authorize";
import { auditComment } from "./audit-comment";
import { findComment, presentComment } from "./comment-row";

/** Deletes a comment with its replies. */
export async function deleteComment(context: RequestContext, companyId: string, id: string): Promise<void> {
  const { role } = await requireItemAccess(context, companyId, "comment.write", () =>
    findComment(context.db, companyId, id),
  );
  await context.db.transaction(async (tx) => {
    const row = await findComment(tx, companyId, id, true);
    requireOwnership(context, role, "comment.write", row, `comment "${id}"`);
    const before = await presentComment(tx, row, context.user);
    await requireMatch(context, before, `Comment "${id}"`);
    await tx.delete(comment).where(and(eq(comment.companyId, companyId), eq(comment.id, id)));
    await auditComment(tx, context, companyId, { before });
  });
}
