"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { KeyFigureComment } from "@/contract/comments";
import { replyPath } from "@/lib/comments/paths";
import { hasReplyDraft, replyDraftKey } from "@/lib/comments/reply-draft";
import { useCompanyPermissions, useCurrentUser } from "@/components/auth/current-user";
import { useReopenedByUndo } from "@/components/drafts/use-reopened-by-undo";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { QuestionActions } from "./question-actions";
import { QuestionState } from "./question-state";
import { Reply } from "./reply";

/** Loaded on demand, because of the form library and zod schemas. */
const ReplyForm = onDemand(
  () => import("./reply-form").then((module) => module.ReplyForm),
  <Skeleton className="mt-2 h-28" />,
);

interface CommentThreadProps {
  companyId: string;
  comment: KeyFigureComment;
  /** Describes the comment in the labels of its buttons. */
  name: string;
}

/** Under a comment: the state of its question, the replies, and the actions that the user may take. */
export function CommentThread({ companyId, comment, name }: CommentThreadProps) {
  const t = useTranslations("comments.thread");
  const user = useCurrentUser();
  const held = useHeldDeletions();
  const may = useCompanyPermissions(companyId).writeComments;
  const replyButton = useRef<HTMLButtonElement>(null);
  const replyForm = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  /** True after the form has closed: a draft that another tab stores must not open it again. */
  const [isDone, setDone] = useState(false);
  // A draft of a reply from an earlier visit opens the form.
  const hasDraft = useBrowserValue(() => may !== false && hasReplyDraft(user.userName, companyId, comment.id), false);
  useReopenedByUndo(replyDraftKey(companyId, comment.id), () => {
    setOpened(true);
  });
  const isReplying = isOpened || (hasDraft && !isDone);
  const replies = (comment.replies ?? []).filter(({ id }) => !held.has(replyPath(companyId, comment.id, id)));
  const close = () => {
    flushSync(() => {
      setOpened(false);
      setDone(true);
    });
    replyButton.current?.focus();
  };
  return (
    <>
      {comment.isQuestion && <QuestionState comment={comment} />}
      {replies.length > 0 && (
        <ul aria-label={t("replies", { name })} className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-3">
          {replies.map((reply) => (
            <Reply
              key={reply.id}
              companyId={companyId}
              commentId={comment.id}
              reply={reply}
              mayDelete={may === true || (may === "own" && reply.isOwn === true)}
              fallback={() => replyButton.current ?? replyForm.current?.querySelector("textarea") ?? null}
            />
          ))}
        </ul>
      )}
      {isReplying && (
        <div ref={replyForm}>
          <ReplyForm companyId={companyId} commentId={comment.id} name={name} takesFocus={isOpened} onClose={close} />
        </div>
      )}
      {may !== false && (
        <div className="mt-1.5 -ml-2 flex flex-wrap items-center gap-1">
          {!isReplying && (
            <Button
              ref={replyButton}
              size="small"
              variant="quiet"
              icon="comment"
              aria-label={t("replyTo", { name })}
              onPointerEnter={ReplyForm.preload}
              onFocus={ReplyForm.preload}
              onClick={() => {
                setOpened(true);
              }}
            >
              {t("reply")}
            </Button>
          )}
          {comment.isQuestion && (may === true || comment.isOwn) && (
            <QuestionActions companyId={companyId} comment={comment} name={name} />
          )}
        </div>
      )}
    </>
  );
}
