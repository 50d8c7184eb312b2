"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SlowNote } from "./slow-note";
import { ErrorState } from "./states";

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** In the final layout, so that nothing jumps. */
  skeleton: ReactNode;
  errorTitle?: ReactNode;
  children: (value: T) => ReactNode;
}

/** What a query has to show: skeleton, error with retry, or its value, which stays while it is refreshed. */
export function QueryView<T>({ query, skeleton, errorTitle, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
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
