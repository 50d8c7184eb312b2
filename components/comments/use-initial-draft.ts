"use client";

import { useLikelyPeriod } from "@/components/periods/use-likely-period";
import { emptyDraft, type CommentDraft } from "@/lib/comments/comment-input";

/**
 * The draft that a comment form starts with: the given one, else an empty one for the likely month of the page's
 * fiscal year. Null while the fiscal years are being fetched.
 */
export function useInitialDraft(companyId: string, given: CommentDraft | undefined): CommentDraft | null {
  const period = useLikelyPeriod(companyId);
  return period && (given ?? emptyDraft(period));
}
