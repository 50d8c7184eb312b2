import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { commentUpdateSchema, type KeyFigureComment } from "@/contract/comments";
import { writeWire } from "@/contract/wire";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { lockForWriting } from "../../platform/db/locks";
import { comment } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireOwnership, requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { NO_VOUCHER, voucherColumns } from "./commented-vouchers";
import { auditComment } from "./audit-comment";
import { findComment, presentComment, toColumns, toComment } from "./comment-row";

const withId = z.intersection(commentUpdateSchema, z.object({ id: anyId().nullish() }));

/** Updates the comment named in the body (or the path): members left out keep their value. */
export async function updateComment(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigureComment> {
  const { role, item } = await requireItemAccess(context, companyId, "comment.write", async () =>
    idInPath === undefined ? null : findComment(context.db, companyId, idInPath),
  );
  if (item) requireOwnership(context, role, "comment.write", item, `comment "${item.id}"`);
  const { id: idInBody, account, voucher, ...patch } = await body(withId);
  const id = itemIdOf(idInPath, idInBody);
  return context.db.transaction(async (tx) => {
    // Locked before the comment's row, as in a write that changes the books: two orders could deadlock.
    if (voucher) await lockForWriting(tx, companyId);
    const row = await findComment(tx, companyId, id, true);
    requireOwnership(context, role, "comment.write", row, `comment "${id}"`);
    const before = await presentComment(tx, row, context.user);
    await requireMatch(context, before, `Comment "${id}"`);
    const wanted = applyPatch(before, patch);
    const columns = {
      ...toColumns(wanted),
      ...(account !== undefined && { account }),
      ...(voucher === null ? NO_VOUCHER : voucher && (await voucherColumns(tx, companyId, voucher, row))),
      isQuestion: wanted.isQuestion ?? false,
      // Only a question can be resolved or assigned.
      ...(!wanted.isQuestion && { resolved: null, resolvedBy: null, assignee: null, assigneeUserName: null }),
    };
    if (writeWire(toComment({ ...row, ...columns }, before.replies, context.user)) === writeWire(before)) return before;
    const [updated] = await tx
      .update(comment)
      .set({ ...columns, lastModified: context.now })
      .where(and(eq(comment.companyId, companyId), eq(comment.id, id)))
      .returning();
    const after = toComment(updated!, before.replies, context.user);
    await auditComment(tx, context, companyId, { before, after });
    return after;
  });
}
