import { useEffect, useEffectEvent, useRef } from "react";

/** The part of an infinite query that fetching more needs. */
export interface FetchMore {
  hasNextPage: boolean;
  /** True while any page is fetched, also one that is fetched again. */
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Returns a function for a button that fetches the next page. A press during a refetch takes effect when the refetch
 * has ended, because fetching a page at once would cancel the refetch and leave the old rows as if they were new.
 */
export function useFetchMore({ hasNextPage, isFetching, fetchNextPage }: FetchMore): () => void {
  const isWanted = useRef(false);
  const fetchWanted = useEffectEvent(() => {
    if (isWanted.current && hasNextPage) fetchNextPage();
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isFetching) fetchWanted();
  }, [isFetching]);
  return () => {
    if (isFetching) isWanted.current = true;
    else fetchNextPage();
  };
}
