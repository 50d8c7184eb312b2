import { browserStorage, draftSlot } from "@/lib/drafts/drafts";

/** The key of the form draft of a reply to a comment. */
export const replyDraftKey = (companyId: string, commentId: string) => ["reply", companyId, commentId];

/** True when this browser has an unsent reply of the user to the comment. Read it through useBrowserValue. */
export function hasReplyDraft(userName: string, companyId: string, commentId: string): boolean {
  return draftSlot(browserStorage(), userName, "forms", ...replyDraftKey(companyId, commentId)).read() !== null;
}
