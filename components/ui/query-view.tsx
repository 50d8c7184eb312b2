"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import { SlowNote } from "./slow-note";
import { ErrorState } from "./states";
import { useLastError } from "./use-last-error";

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** Placeholder in the final layout, so that nothing jumps. */
  skeleton: ReactNode;
  errorTitle?: ReactNode;
  /** The page's heading, where the skeleton and the value contain it: it is shown above an error. */
  heading?: ReactNode;
  /** True if the value lists nothing. Empty placeholder data are not shown, because the data to come may list some. */
  isEmpty?: boolean;
  children: (value: T) => ReactNode;
}

/** Renders a query: a skeleton, an error with retry, or the value, which stays visible during a refetch. */
export function QueryView<T>({ query, skeleton, errorTitle, heading, isEmpty, children }: QueryViewProps<T>) {
  const error = useLastError(query);
  const value = isEmpty && query.isPlaceholderData ? undefined : query.data;
  // A value that replaces the skeleton is rendered with low priority, to avoid one long task. A value that is there at
  // the first render, and one that replaces another, are rendered at once.
  const isDrawn = useDeferredValue(value !== undefined);
  if (value !== undefined && isDrawn) return children(value);
  if (error)
    return (
      <>
        {heading}
        <ErrorState
          error={error}
          title={errorTitle}
          onRetry={() => {
            void query.refetch();
          }}
        />
      </>
    );
  return (
    <>
      {skeleton}
      <SlowNote />
    </>
  );
}
