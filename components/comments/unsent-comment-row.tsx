"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { CommentSubjects } from "./comment-subjects";
import { CommentText } from "./comment-text";
import type { CommentSave } from "./use-comment-saves";
import type { CommentDraft } from "@/lib/comments/comment-input";

interface UnsentCommentRowProps {
  companyId: string;
  draft: CommentDraft;
  /** Name of the key figure, or its id if it has no name. */
  keyFigure: string;
  /** State of the latest save; undefined if the page has not sent the comment since it was loaded. */
  save: CommentSave | undefined;
  /** Sends the comment; null for a draft that is not complete. */
  onRetry: (() => void) | null;
  onEdit: () => void;
  onDiscard: () => void;
}

/**
 * A comment that the service does not have: its save is under way or has failed, another comment took its place in
 * the form, or it is a change of a comment that has been deleted.
 */
export function UnsentCommentRow({
  companyId,
  draft,
  keyFigure,
  save,
  onRetry,
  onEdit,
  onDiscard,
}: UnsentCommentRowProps) {
  const t = useTranslations("comments.row");
  const isPending = save?.isPending ?? false;
  return (
    <CommentText
      companyId={companyId}
      keyFigure={keyFigure}
      period={draft.period}
      message={draft.message}
      aside={<span role="status">{isPending ? t("saving") : t("notSaved")}</span>}
    >
      <CommentSubjects companyId={companyId} of={draft} />
      {!isPending && (
        <div className="mt-2 flex flex-col gap-2">
          <FailureNote error={save?.error} title={t("failed")} />
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon="refresh" disabled={!onRetry} onClick={onRetry ?? undefined}>
              {t("retry")}
            </Button>
            <Button size="small" icon="pencil" onClick={onEdit}>
              {t("editUnsent")}
            </Button>
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {t("discard")}
            </Button>
          </div>
        </div>
      )}
    </CommentText>
  );
}
