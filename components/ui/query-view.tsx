"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { SlowNote } from "./slow-note";
import { ErrorState } from "./states";

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** In the final layout, so that nothing jumps. */
  skeleton: ReactNode;
  errorTitle?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Renders a query: skeleton, error with retry, or its value, which stays while it is fetched again. */
export function QueryView<T>({ query, skeleton, errorTitle, children }: QueryViewProps<T>) {
  // While a failed query is asked again it has no error any more, but the page still has nothing else to show.
  const [failure, setFailure] = useState<Error | null>(null);
  if (query.error && query.error !== failure) setFailure(query.error);
  // A first value is drawn while the browser has time, and not in one long task; later ones at once.
  const isDrawn = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && isDrawn) return children(query.data);
  if (query.isError || (failure && query.errorUpdateCount > 0))
    return (
      <ErrorState
        error={query.error ?? failure}
        title={errorTitle}
        onRetry={() => {
          void query.refetch();
        }}
      />
    );
  return (
    <>
      {skeleton}
      <SlowNote />
    </>
  );
}
