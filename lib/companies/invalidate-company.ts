import type { QueryClient } from "@tanstack/react-query";

/** First elements of the keys of queries about all clients of an agency, which show figures or books of each. */
const OF_ALL_CLIENTS: readonly unknown[] = ["findings", "months", "portfolio"];

/** Marks all cached queries of a company, and about all clients, as stale: changed books may affect any of them. */
export function invalidateCompany(queryClient: QueryClient, companyId: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => OF_ALL_CLIENTS.includes(queryKey[0]) || queryKey.includes(companyId),
  });
}

/**
 * Marks queries with key figures of a company as stale, including its reports and the lists of all clients. For
 * changes of typed values, on which key figures depend.
 */
export function invalidateFigures(queryClient: QueryClient, companyId: string): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, of] }) =>
      OF_ALL_CLIENTS.includes(kind) || ((kind === "figures" || kind === "reports") && of === companyId),
  });
}

/** First elements of query keys that a change of an agency's standards affects in all its companies. */
export type SharedKind =
  | "catalogue"
  | "charts-of-accounts"
  | "findings"
  | "formulas"
  | "figures"
  | "months"
  | "portfolio"
  | "reports"
  | "standard-charts"
  | "standard-targets"
  | "standard-texts"
  | "statements"
  | "targets";

/** Marks all queries of these kinds as stale, for any company or agency. */
export function invalidateKinds(queryClient: QueryClient, ...kinds: SharedKind[]): Promise<void> {
  const all = new Set<unknown>(kinds);
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => all.has(queryKey[0]) });
}

/** Kinds of queries with values that are computed from an agency's standards. */
const COMPUTED_KINDS = ["figures", "findings", "months", "portfolio", "reports"] as const satisfies SharedKind[];

/** Marks the queries of these kinds and all computed values as stale, for any company or agency. */
export function invalidateComputed(queryClient: QueryClient, ...kinds: SharedKind[]): Promise<void> {
  return invalidateKinds(queryClient, ...COMPUTED_KINDS, ...kinds);
}
