import type { MutationKey, QueryClient } from "@tanstack/react-query";

/** The variables of mutations that have settled, or are waiting for their refresh. */
const settled = new WeakSet();

/**
 * Refreshes lists as a mutation settles, unless others whose keys begin with `mutationKey` are still running: a list
 * fetched now would lack their changes and undo what it shows of them. The last of them refreshes for all.
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
