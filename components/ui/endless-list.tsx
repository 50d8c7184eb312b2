"use client";

import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Button } from "./button";
import { classes } from "./classes";
import { FailureNote } from "./failure-note";
import { useFetchMore, type FetchMore } from "./use-fetch-more";

/** The part of an infinite query that the list needs. */
interface Pages extends FetchMore {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  error: unknown;
}

interface EndlessListProps {
  label: string;
  query: Pages;
  /** The loaded rows; each is a list item. */
  children: readonly ReactNode[];
  /** Label of the button for more rows, text after the last row, and title of an error. */
  texts: { more: string; end: string; moreFailed: string };
}

/** Distance below the window, px, at which the next rows are fetched. */
const AHEAD = 800;

/** A list that loads more rows when its end comes near, or with a button. */
export function EndlessList({ label, query, children, texts }: EndlessListProps) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, isFetchNextPageError } = query;
  const fetchMore = useFetchMore(query);
  const fetchAhead = useEffectEvent(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) query.fetchNextPage();
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchAhead();
      },
      { rootMargin: `${String(AHEAD)}px` },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
    // A new observer after each fetch, because the old one reports nothing while the end stays near.
  }, [children.length, isFetching]);
  return (
    <>
      <ul
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        className={classes(
          "rounded-lg border border-line bg-panel shadow-card transition-opacity",
          query.isPlaceholderData && "opacity-60",
        )}
      >
        {children}
      </ul>
      <div ref={end} className="mt-4 flex flex-col items-center gap-3 text-ink-2">
        {hasNextPage ? (
          <Button busy={query.isFetchingNextPage} onClick={fetchMore}>
            {texts.more}
          </Button>
        ) : (
          <p>{texts.end}</p>
        )}
        <FailureNote error={isFetchNextPageError ? query.error : null} title={texts.moreFailed} />
      </div>
    </>
  );
}
