"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Comment, KeyFigureComment } from "@/contract/comments";
import { isKeyFigureComment } from "@/lib/comments/comment-kind";
import { newestFirst } from "@/lib/comments/comment-lists";
import { commentPath } from "@/lib/comments/paths";
import { commentsQueries } from "@/lib/comments/queries";
import { useFormats } from "@/lib/format/use-formats";
import { commentPage } from "@/lib/paths";
import { useCompanyPermissions } from "@/components/auth/current-user";
import { LiveMessage } from "@/components/live-text/live-message";
import { useMeeting } from "@/components/shell/meeting";
import { ButtonLink } from "@/components/ui/button";
import { FailureNote } from "@/components/ui/failure-note";
import { Link } from "@/components/ui/link";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";

interface SubjectCommentsProps {
  companyId: string;
  /** Returns true for the comments to show. */
  isAbout: (comment: KeyFigureComment) => boolean;
  /** Label of the button, with the name of the account or voucher. */
  label: string;
  /** Address of the form for a new comment on the account or voucher. */
  newComment: string;
}

/**
 * The comments on a voucher or an account, with links to them, and a button for a new one. In a meeting
 * there are neither links nor button, because they lead to pages that show other companies.
 */
export function SubjectComments({ companyId, isAbout, label, newComment }: SubjectCommentsProps) {
  const t = useTranslations("vouchers.comments");
  const formats = useFormats();
  const heading = useId();
  const isMeeting = useMeeting() !== null;
  const isWritable = useCompanyPermissions(companyId).writeComments !== false && !isMeeting;
  const held = useHeldDeletions();
  const { data, error } = useQuery(commentsQueries.list(companyId));
  const isMeant = (comment: Comment): comment is KeyFigureComment =>
    isKeyFigureComment(comment) && isAbout(comment) && !held.has(commentPath(companyId, comment.id));
  const comments = newestFirst(data ?? []).filter(isMeant);
  if (!isWritable && comments.length === 0 && !error) return null;
  return (
    <section aria-labelledby={comments.length > 0 ? heading : undefined} className="mt-4">
      {comments.length > 0 && (
        <>
          <h3 id={heading} className="mb-1 font-semibold">
            {t("title")}
          </h3>
          <ul className="mb-2 flex flex-col gap-2">
            {comments.map(({ id, period, message, author, created }) => (
              <li key={id}>
                <p className="max-w-[72ch] whitespace-pre-wrap">
                  <LiveMessage companyId={companyId} period={period} message={message} />
                </p>
                <p className="text-xs text-ink-2">
                  {author} ·{" "}
                  {isMeeting ? (
                    formats.moment(created)
                  ) : (
                    <Link
                      href={commentPage(companyId, id)}
                      prefetch={false}
                      title={t("open")}
                      className="underline-offset-2 hover:underline"
                    >
                      {formats.moment(created)}
                    </Link>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <FailureNote error={error} title={t("failed")} />
      {isWritable && (
        <ButtonLink href={newComment} prefetch={false} size="small" icon="comment" aria-label={label}>
          {t("new")}
        </ButtonLink>
      )}
    </section>
  );
}
