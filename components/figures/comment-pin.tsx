"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureComment } from "@/contract/comments";
import { useAnchored } from "@/components/ui/anchored";
import { Icon } from "@/components/ui/icon";
import { popoverClasses } from "@/components/ui/popover";
import { CommentQuote } from "./comment-quote";

interface CommentPinProps {
  companyId: string;
  /** The comments on one step of the chart. */
  comments: readonly KeyFigureComment[];
  /** Figure and period of the step, in words. */
  about: string;
}

/** A pin on a chart that opens the comments on one step of a figure. */
export function CommentPin({ companyId, comments, about }: CommentPinProps) {
  const t = useTranslations("figures.comments");
  const { open, trigger, popover } = useAnchored("start");
  const label = t("pin", { count: comments.length, about });
  return (
    <>
      <button
        type="button"
        {...trigger}
        aria-haspopup="dialog"
        aria-label={label}
        title={label}
        className="flex size-6 items-center justify-center rounded-full border-2 border-accent bg-panel text-accent transition-colors hover:bg-accent-soft"
      >
        {comments.length > 1 ? (
          <span className="text-xs font-semibold">{comments.length}</span>
        ) : (
          <Icon name="comment" size={12} />
        )}
      </button>
      <div {...popover} role="dialog" aria-label={label} className={`${popoverClasses} w-80 max-w-[90vw] p-3`}>
        {open && (
          <ul className="flex flex-col gap-3">
            {comments.map((comment) => (
              <li key={comment.id}>
                <CommentQuote companyId={companyId} comment={comment} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
