"use client";

import { useTranslations } from "next-intl";
import type { UnknownComment } from "@/contract/comments";
import { splitUnknownComment } from "@/lib/comments/unknown-comment";
import { useFormats } from "@/lib/format/use-formats";
import { Badge } from "@/components/ui/badge";
import { CommentText } from "./comment-text";

interface UnknownCommentRowProps {
  companyId: string;
  comment: UnknownComment;
  nameOf: (keyFigureId: string) => string;
}

/** A comment of a kind that this version does not know: its members, unknown ones as a list. It cannot be edited. */
export function UnknownCommentRow({ companyId, comment, nameOf }: UnknownCommentRowProps) {
  const t = useTranslations("comments.unknown");
  const formats = useFormats();
  const { keyFigureType, period, message, author, created, others } = splitUnknownComment(comment);
  return (
    <CommentText
      companyId={companyId}
      keyFigure={keyFigureType && nameOf(keyFigureType)}
      period={period}
      message={message ?? ""}
      aside={
        <>
          {author && <span className="font-medium text-ink lg:block">{author}</span>}{" "}
          {author && created && <span className="lg:hidden">· </span>}
          {created && formats.moment(created)}
        </>
      }
    >
      {others.length > 0 && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {others.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-ink-2">
        <Badge>{t("type", { type: comment.type })}</Badge>
        {t("why")}
      </p>
    </CommentText>
  );
}
