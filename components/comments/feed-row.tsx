"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import type { FeedComment } from "@/contract/comment-feed";
import { useFormats } from "@/lib/format/use-formats";
import { commentPage, companyPage } from "@/lib/paths";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { CommentSubjects } from "./comment-subjects";
import { CommentText } from "./comment-text";
import { CommentThread } from "./comment-thread";
import { useAgencyKeyFigureName } from "@/lib/portfolio/use-agency-key-figure-name";

interface FeedRowProps {
  agencyId: string;
  comment: FeedComment;
}

/** A comment in the list of all clients. The client's name links to the company, the time to the comment there. */
export const FeedRow = memo(function FeedRow({ agencyId, comment }: FeedRowProps) {
  const t = useTranslations("comments.feed");
  const formats = useFormats();
  const { companyId, companyName, period, isFromClient } = comment;
  const keyFigure = useAgencyKeyFigureName(agencyId, comment.keyFigureType);
  const name = `${companyName}, ${keyFigure}, ${formats.period(period)}`;
  return (
    <li className="border-t border-line px-4 py-3 [contain-intrinsic-size:auto_96px] [content-visibility:auto] first:rounded-t-lg first:border-t-0 last:rounded-b-lg">
      <CommentText
        companyId={companyId}
        heading={
          <Link
            href={companyPage(companyId)}
            prefetch={false}
            className="block font-semibold text-accent hover:underline"
          >
            {companyName}
          </Link>
        }
        keyFigure={keyFigure}
        period={period}
        message={comment.message}
        aside={
          <>
            <span className="font-medium text-ink">{comment.author}</span>{" "}
            {isFromClient && <Badge tone="accent">{t("fromClient")}</Badge>}{" "}
            <Link
              href={commentPage(companyId, comment.id)}
              prefetch={false}
              title={t("openComment", { name })}
              className="underline-offset-2 hover:underline lg:block"
            >
              {formats.moment(comment.created)}
            </Link>
          </>
        }
      >
        <CommentSubjects companyId={companyId} of={comment} />
        <CommentThread companyId={companyId} comment={comment} name={name} />
      </CommentText>
    </li>
  );
});
