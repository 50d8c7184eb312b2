"use client";

import { useTranslations } from "next-intl";
import type { KeyFigureComment } from "@/contract/comments";
import { dayOfTimestamp } from "@/lib/dates/today";
import { useKeyFigureName } from "@/lib/figures/use-key-figure-name";
import { useFormats } from "@/lib/format/use-formats";
import { commentPage } from "@/lib/paths";
import { LiveMessage } from "@/components/live-text/live-message";
import { useMeeting } from "@/components/shell/meeting";
import { Link } from "@/components/ui/link";

/** A comment with its figure, period, author and day; outside meetings also a link to it in the list of comments. */
export function CommentQuote({ companyId, comment }: { companyId: string; comment: KeyFigureComment }) {
  const t = useTranslations("figures.comments");
  const formats = useFormats();
  const nameOf = useKeyFigureName();
  const isMeeting = useMeeting() !== null;
  const about = `${nameOf(comment.keyFigureType) ?? comment.keyFigureType} · ${formats.period(comment.period)}`;
  return (
    <div className="break-inside-avoid border-l-3 border-accent pl-3">
      <p className="text-xs text-ink-2">
        {isMeeting ? (
          about
        ) : (
          <Link
            href={commentPage(companyId, comment.id)}
            aria-label={t("open", { about })}
            className="underline-offset-2 hover:text-ink hover:underline"
          >
            {about}
          </Link>
        )}
      </p>
      <p className="whitespace-pre-line">
        <LiveMessage companyId={companyId} period={comment.period} message={comment.message} />
      </p>
      <p className="text-xs text-ink-2">
        {comment.author}, {formats.day(dayOfTimestamp(comment.created))}
      </p>
    </div>
  );
}
