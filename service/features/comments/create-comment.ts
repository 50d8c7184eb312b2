import { randomBytes } from "node:crypto";
import { commentCreateSchema, type KeyFigureComment } from "@/contract/comments";
import { lockForWriting } from "../../platform/db/locks";
import { comment } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { auditComment } from "./audit-comment";
import { toColumns, toComment } from "./comment-row";
import { NO_VOUCHER, voucherColumns } from "./commented-vouchers";

/** Creates a comment by the caller; the service sets its id, author and times. */
export async function createComment(
  context: RequestContext,
  companyId: string,
  body: ReadBody,
): Promise<KeyFigureComment> {
  const { company } = await requireCompanyAccess(context, companyId, "comment.write");
  const input = await body(commentCreateSchema);
  return context.db.transaction(async (tx) => {
    if (input.voucher) await lockForWriting(tx, companyId);
    const voucher = input.voucher ? await voucherColumns(tx, companyId, input.voucher, null) : NO_VOUCHER;
    const [row] = await tx
      .insert(comment)
      .values({
        companyId,
        id: newCommentId(),
        agencyId: company.agencyId,
        author: context.user.name,
        authorUserName: context.user.userName,
        authorType: context.user.type,
        created: context.now,
        lastModified: context.now,
        ...toColumns(input),
        ...voucher,
        account: input.account ?? null,
        isQuestion: input.isQuestion ?? false,
      })
      .returning();
    const created = toComment(row!, [], context.user);
    await auditComment(tx, context, companyId, { after: created });
    return created;
  });
}

/**
 * Makes a GUID for a comment or reply that sorts by time to the millisecond (RFC 9562 §5.7, version 7), so that a list
 * ordered by the second of writing and then by id is in the order of writing.
 */
export function newCommentId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
