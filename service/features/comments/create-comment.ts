import { commentCreateSchema, type KeyFigureComment } from "@/contract/comments";
import { firstDay, lastDay } from "@/contract/period";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { comment } from "../../platform/db/schema";
import { reachCompany } from "../../platform/policies/authorize";
import { presentComment } from "./comment-row";
import { newCommentId } from "./new-comment-id";

/** Creates a comment by the caller; its id, author and times are the service's. */
export async function createComment(caller: Caller, companyId: string, body: ReadBody): Promise<KeyFigureComment> {
  await reachCompany(caller, companyId, "comment.write");
  const input = await body(commentCreateSchema);
  return caller.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(comment)
      .values({
        companyId,
        id: newCommentId(),
        message: input.message,
        author: caller.user.name,
        authorUserName: caller.user.userName,
        created: caller.now,
        lastModified: caller.now,
        firstDay: firstDay(input.period),
        lastDay: lastDay(input.period),
        keyFigureType: input.keyFigureType,
      })
      .returning();
    const created = presentComment(row!);
    await audit(tx, caller, {
      action: "create",
      resource: "Comment",
      resourceId: created.id,
      companyId,
      after: created,
    });
    return created;
  });
}
