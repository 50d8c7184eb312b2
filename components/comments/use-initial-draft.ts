"use client";

import { useLikelyPeriod } from "../periods/use-likely-period";
import { emptyDraft, type CommentDraft } from "@/lib/comments/comment-input";

/**
 * What a comment form begins with: what is given, else an empty comment on the likely month of the fiscal year that
 * the page shows. Null until the fiscal years are there (or cannot be had).
 */
export function useInitialDraft(companyId: string, given: CommentDraft | undefined): CommentDraft | null {
  const period = useLikelyPeriod(companyId);
  return period && (given ?? emptyDraft(period));
}
