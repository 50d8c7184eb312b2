"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { CommentReply } from "@/contract/comments";
import { replyPath } from "@/lib/comments/paths";
import { forgetReply } from "@/lib/comments/question-mutations";
import { useFormats } from "@/lib/format/use-formats";
import { holdDeletion } from "@/lib/held-deletions";
import { IconButton } from "@/components/ui/button";
import { focusNeighbour } from "@/components/ui/focus-neighbour";
import { useFailureToast } from "@/components/ui/use-failure-toast";

interface ReplyProps {
  companyId: string;
  commentId: string;
  reply: CommentReply;
  mayDelete: boolean;
  /** Returns what gets the focus if the neighbouring reply has no button, or there is no other reply. */
  fallback: () => HTMLElement | null;
}

export function Reply({ companyId, commentId, reply, mayDelete, fallback }: ReplyProps) {
  const t = useTranslations("comments.thread");
  const ui = useTranslations("ui");
  const showFailure = useFailureToast();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const remove = () => {
    holdDeletion({
      path: replyPath(companyId, commentId, reply.id),
      message: t("replyDeleted"),
      undoLabel: ui("undo"),
      onDeleted: () => forgetReply(queryClient, companyId, commentId, reply.id),
      onFailed: (error) => {
        showFailure(error, t("replyDeleteFailed"));
      },
    });
  };
  return (
    <li className="flex items-start gap-2">
      <div className="min-w-0 grow">
        <p className="text-xs text-ink-2">
          <span className="font-medium text-ink">{reply.author}</span> · {formats.moment(reply.created)}
        </p>
        <p className="max-w-[72ch] whitespace-pre-wrap">{reply.message}</p>
      </div>
      {mayDelete && (
        <IconButton
          icon="trash"
          label={t("deleteReply", { author: reply.author })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, fallback());
            remove();
          }}
        />
      )}
    </li>
  );
}
