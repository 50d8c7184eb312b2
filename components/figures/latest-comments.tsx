"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { commentPath } from "@/lib/comments/paths";
import { isKeyFigureComment } from "@/lib/comments/comment-kind";
import { commentsQueries } from "@/lib/comments/queries";
import { companyPage } from "@/lib/paths";
import { useMeeting } from "@/components/shell/meeting";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { QueryView } from "@/components/ui/query-view";
import { Skeleton } from "@/components/ui/skeleton";
import { useHeldDeletions } from "@/components/ui/use-held-deletions";
import { CommentQuote } from "./comment-quote";

/** Number of comments on the card. */
const SHOWN = 4;

/** The latest comments on the company's figures. */
export function LatestComments({ companyId }: { companyId: string }) {
  const t = useTranslations("figures.comments");
  const held = useHeldDeletions();
  const isMeeting = useMeeting() !== null;
  const query = useQuery(commentsQueries.list(companyId));
  return (
    <Card
      className="break-inside-avoid print:shadow-none"
      title={t("title")}
      aside={
        !isMeeting && (
          <Link
            href={companyPage(companyId, "comments")}
            className="text-accent underline-offset-2 hover:underline print:hidden"
          >
            {t("all")}
          </Link>
        )
      }
    >
      <QueryView query={query} skeleton={<Skeleton className="h-40" />} errorTitle={t("failed")}>
        {(comments) => {
          const latest = comments
            .filter(isKeyFigureComment)
            .filter(({ id }) => !held.has(commentPath(companyId, id)))
            .slice(-SHOWN)
            .reverse();
          if (latest.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
          return (
            <ul className="flex flex-col gap-3">
              {latest.map((comment) => (
                <li key={comment.id}>
                  <CommentQuote companyId={companyId} comment={comment} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
