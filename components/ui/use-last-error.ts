import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The error of a query, for callers that show it only while the query has no data. React Query clears it during a
 * retry; here it stays until the retry ends, so that the button that started the retry stays and keeps the focus.
 */
export function useLastError(query: UseQueryResult): Error | null {
  const [last, setLast] = useState<Error | null>(null);
  if (query.error && query.error !== last) setLast(query.error);
  // The count is 0 when the query has been replaced by another one that has not failed yet.
  return query.error ?? (query.errorUpdateCount > 0 ? last : null);
}
