import { browserStorage, draftSlot } from "@/lib/drafts/drafts";

/** The key of the form draft of a reply to a comment. */
export const replyDraftKey = (companyId: string, commentId: string) => ["reply", companyId, commentId];

const replyDraft = (userName: string, companyId: string, commentId: string) =>
  draftSlot(browserStorage(), userName, "forms", ...replyDraftKey(companyId, commentId));

/** True when this browser has an unsent reply of the user to the comment. Read it through useBrowserValue. */
export function hasReplyDraft(userName: string, companyId: string, commentId: string): boolean {
  return replyDraft(userName, companyId, commentId).read() !== null;
}

export function deleteReplyDraft(userName: string, companyId: string, commentId: string): void {
  replyDraft(userName, companyId, commentId).write(null);
}
