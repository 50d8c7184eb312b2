import { and, eq } from "drizzle-orm";
import { audit } from "../../audit";
import type { Caller } from "../../caller";
import { comment } from "../../db/schema";
import { requireMatch } from "../../http/entity-tag";
import { allowOwn } from "../../policies/authorize";
import { reachItem } from "../../policies/reach-item";
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
