import type { KeyFigureComment } from "@/contract/comments";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { toComment } from "./comment-row";
import { findComment } from "./find-comment";

export async function getComment(context: RequestContext, companyId: string, id: string): Promise<KeyFigureComment> {
  await requireCompanyAccess(context, companyId, "comment.read");
  return toComment(await findComment(context.db, companyId, id));
}
