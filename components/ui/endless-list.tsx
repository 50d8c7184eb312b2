"use client";

import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Button } from "./button";
import { classes } from "./classes";
import { FailureNote } from "./failure-note";

/** The part of an infinite query that the list needs. */
interface Pages {
  hasNextPage: boolean;
  /** True while any page is fetched, also one that is fetched again. */
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  fetchNextPage: () => unknown;
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
  const fetchMore = useEffectEvent(() => {
    // During a refetch, fetching the next page would cancel it, and leave the old rows as if they were new.
    if (hasNextPage && !isFetching && !isFetchNextPageError) query.fetchNextPage();
  });
  /** True after a press during a refetch, until the refetch has ended. */
  const isWanted = useRef(false);
  const fetchWanted = useEffectEvent(() => {
    if (isWanted.current && hasNextPage) query.fetchNextPage();
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isFetching) fetchWanted();
  }, [isFetching]);
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
    // A new observer after each fetch, because it reports no change if the end has stayed near.
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
          <Button
            busy={query.isFetchingNextPage}
            onClick={() => {
              if (isFetching) isWanted.current = true;
              else query.fetchNextPage();
            }}
          >
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
