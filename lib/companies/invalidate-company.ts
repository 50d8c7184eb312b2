import type { QueryClient } from "@tanstack/react-query";

/** Marks everything that is cached of a company as stale: books that change may change all of it. */
export function invalidateCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(companyId) });
}

/** Marks the key figures of a company as stale, also in the list of all clients: typed values count in them. */
export function invalidateFigures(queryClient: QueryClient, companyId: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) => kind === "portfolio" || (kind === "figures" && of === companyId),
  });
}

/** Begins the keys of queries that something of an agency changes for all its companies. */
export type SharedKind =
  | "catalogue"
  | "charts-of-accounts"
  | "formulas"
  | "figures"
  | "portfolio"
  | "reports"
  | "standard-charts"
  | "standard-targets"
  | "standard-texts"
  | "targets";

/** Everything of these kinds, whichever company or agency it is of. */
export function invalidateKinds(queryClient: QueryClient, ...kinds: SharedKind[]): Promise<void> {
  const all = new Set<unknown>(kinds);
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => all.has(queryKey[0]) });
}
