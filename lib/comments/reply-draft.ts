import { browserStorage, draftSlot } from "@/lib/drafts/drafts";

/** The names under which a form keeps the reply to a comment. */
export const replyDraftKey = (companyId: string, commentId: string) => ["reply", companyId, commentId];

/** True where the user has typed a reply to the comment that is not sent; in the browser only. */
export function hasReplyDraft(userName: string, companyId: string, commentId: string): boolean {
  return draftSlot(browserStorage(), userName, "forms", ...replyDraftKey(companyId, commentId)).read() !== null;
}
