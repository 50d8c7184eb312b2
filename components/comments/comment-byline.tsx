"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureComment } from "@/contract/comments";
import { useFormats } from "@/lib/format/use-formats";
import { Link } from "@/components/ui/link";

/** Author and time of a comment; the time is a link to the comment. */
export function CommentByline({ comment }: { comment: KeyFigureComment }) {
  const t = useTranslations("comments.row");
  const formats = useFormats();
  const isEdited = comment.lastModified !== comment.created;
  return (
    <>
      <span className="font-medium text-ink lg:block">{comment.author}</span> <span className="lg:hidden">· </span>
      <Link
        href={`?comment=${encodeURIComponent(comment.id)}`}
        scroll={false}
        title={t("link")}
        className="underline-offset-2 hover:underline"
      >
        {formats.moment(comment.created)}
      </Link>
      {isEdited && (
        <span className="lg:block">
          <span className="lg:hidden"> · </span>
          {t("edited", { when: formats.moment(comment.lastModified) })}
        </span>
      )}
    </>
  );
}
