import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The error of a query, for callers that show it only while the query has no data. React Query clears it during a
 * retry; here it stays until the retry ends, so that the button that started the retry stays and keeps the focus.
 */
export function useLastError(query: UseQueryResult): Error | null {
  const { error, errorUpdatedAt } = query;
  const [last, setLast] = useState<{ error: Error; errorUpdatedAt: number } | null>(null);
  if (error && error !== last?.error) setLast({ error, errorUpdatedAt });
  // `errorUpdatedAt` stays the same during a retry, but differs when the caller passes another query.
  return error ?? (last && last.errorUpdatedAt === errorUpdatedAt ? last.error : null);
}
