import { and, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { comment } from "../../platform/db/schema";
import { requireMatch } from "../../platform/http/entity-tag";
import { allowOwn } from "../../platform/policies/authorize";
import { reachItem } from "../../platform/policies/reach-item";
import { presentComment } from "./comment-row";
import { findComment } from "./find-comment";

export async function deleteComment(caller: Caller, companyId: string, id: string): Promise<void> {
  const { role } = await reachItem(caller, companyId, "comment.write", () => findComment(caller.db, companyId, id));
  await caller.db.transaction(async (tx) => {
    const row = await findComment(tx, companyId, id, true);
    allowOwn(caller, role, "comment.write", row.authorUserName, `comment "${id}"`);
    const before = presentComment(row);
    await requireMatch(caller, before, `Comment "${id}"`);
    await tx.delete(comment).where(and(eq(comment.companyId, companyId), eq(comment.id, id)));
    await audit(tx, caller, { action: "delete", resource: "Comment", resourceId: id, companyId, before });
  });
}
