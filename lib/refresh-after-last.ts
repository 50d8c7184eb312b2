import type { MutationKey, QueryClient } from "@tanstack/react-query";

/** The variables of mutations whose requests have ended; their status is pending until their refresh has ended too. */
const settled = new WeakSet();

/**
 * Refreshes lists as a mutation settles, unless others whose keys begin with `mutationKey` are still running: a list
 * fetched now would lack their changes, which the cached list may show already. The last mutation refreshes for all.
 * @param variables of the mutation that settles; each mutation needs an object of its own
 */
export async function refreshAfterLast(
  queryClient: QueryClient,
  mutationKey: MutationKey,
  variables: object,
  refresh: () => unknown,
): Promise<void> {
  settled.add(variables);
  const pending = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  const isLast = pending.every(({ state }) => settled.has(state.variables as object));
  if (isLast) await refresh();
}
