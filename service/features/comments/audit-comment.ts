import type { KeyFigureComment } from "@/contract/comments";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import type { RequestContext } from "../../platform/request-context";
import { withoutIsOwn } from "./comment-row";

/** A comment before and after a write: `before` is absent when it is created, `after` when it is deleted. */
interface Change {
  before?: KeyFigureComment;
  after?: KeyFigureComment;
}

/** Writes the audit entry of a write of a comment, in the transaction of the write. */
export async function auditComment(
  tx: Db,
  context: RequestContext,
  companyId: string,
  { before, after }: Change,
): Promise<void> {
  await audit(tx, context, {
    action: !before ? "create" : after ? "update" : "delete",
    resource: "Comment",
    resourceId: (after ?? before)!.id,
    companyId,
    ...(before && { before: withoutIsOwn(before) }),
    ...(after && { after: withoutIsOwn(after) }),
  });
}
