import type { KeyFigureComment } from "@/contract/comments";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { presentComment } from "./comment-row";
import { findComment } from "./find-comment";

export async function getComment(caller: Caller, companyId: string, id: string): Promise<KeyFigureComment> {
  await reachCompany(caller, companyId, "comment.read");
  return presentComment(await findComment(caller.db, companyId, id));
}
