"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FeedComment } from "@/contract/comment-feed";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { FailureNote } from "@/components/ui/failure-note";
import { FeedRow } from "./feed-row";

/** The part of an infinite query that the list needs. */
interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
}

/** px under the window at which the following comments are fetched. */
const AHEAD = 800;

/** The comments as far as they are loaded; more come when the end comes near, or by the button. */
export function FeedList({ comments, query }: { comments: readonly FeedComment[]; query: Pages }) {
  const t = useTranslations("comments.feed");
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const fetchMore = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) query.fetchNextPage();
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore();
      },
      { rootMargin: `${String(AHEAD)}px` },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
    // Observed anew after each page: an end that has stayed near tells nothing.
  }, [comments.length]);
  return (
    <>
      <ul
        aria-label={t("list")}
        aria-busy={query.isPlaceholderData}
        className={classes(
          "rounded-lg border border-line bg-panel shadow-card transition-opacity",
          query.isPlaceholderData && "opacity-60",
        )}
      >
        {comments.map((comment) => (
          <FeedRow key={comment.id} comment={comment} />
        ))}
      </ul>
      <div ref={end} className="mt-4 flex flex-col items-center gap-3 text-ink-2">
        {hasNextPage ? (
          <Button
            busy={isFetchingNextPage}
            onClick={() => {
              query.fetchNextPage();
            }}
          >
            {t("more")}
          </Button>
        ) : (
          <p>{t("end")}</p>
        )}
        <FailureNote error={isFetchNextPageError ? query.error : null} title={t("moreFailed")} />
      </div>
    </>
  );
}
