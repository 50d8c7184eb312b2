import type { QueryClient } from "@tanstack/react-query";

/** Marks everything that is cached of a company as stale: books that change may change all of it. */
export function invalidateCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(companyId) });
}
