"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { KeyFigureComment, Comment } from "@/contract/comment";
import { commentPath } from "@/lib/api-paths";
import { useKeyFigureName } from "@/lib/catalogue/use-key-figure-name";
import { commentsQueries } from "@/lib/comments/queries";
import { useFormats } from "@/lib/format/use-formats";
import { companyPage } from "@/lib/paths";
import { Card } from "../ui/card";
import { QueryView } from "../ui/query-view";
import { Skeleton } from "../ui/skeleton";
import { useHeldDeletions } from "../ui/use-held-deletions";

const SHOWN = 4;

/** What was said of the company's figures lately. */
export function LatestComments({ companyId }: { companyId: string }) {
  const t = useTranslations("overview.comments");
  const formats = useFormats();
  const held = useHeldDeletions();
  const nameOf = useKeyFigureName();
  const query = useQuery(commentsQueries.list(companyId));
  return (
    <Card
      title={t("title")}
      aside={
        <Link href={companyPage(companyId, "comments")} className="text-accent underline-offset-2 hover:underline">
          {t("all")}
        </Link>
      }
    >
      <QueryView query={query} skeleton={<Skeleton className="h-40" />} errorTitle={t("failed")}>
        {(comments) => {
          const latest = comments
            .filter((comment): comment is KeyFigureComment => isKnown(comment))
            .filter(({ id }) => !held.has(commentPath(companyId, id)))
            .slice(-SHOWN)
            .reverse();
          if (latest.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
          return (
            <ul className="flex flex-col gap-3">
              {latest.map((comment) => (
                <li key={comment.id} className="border-l-3 border-accent pl-3">
                  <p className="text-xs text-ink-2">
                    {nameOf(comment.keyFigureType) ?? comment.keyFigureType} · {formats.period(comment.period)}
                  </p>
                  <p className="line-clamp-4 whitespace-pre-line">{comment.message}</p>
                  <p className="text-xs text-ink-2">
                    {comment.author}, {formats.day(comment.created)}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}

function isKnown(comment: Comment): comment is KeyFigureComment {
  return comment.type === "KeyFigureComment";
}
