import type { MutationKey, QueryClient } from "@tanstack/react-query";

/**
 * The contexts of the mutations of a key that began after one and are still running. Where a context is the thing as it
 * was before the change, they may have the change of that one, which is not stored when it is refused.
 * @param context of the mutation; each mutation needs an object of its own
 */
export function begunAfter<T extends object>(queryClient: QueryClient, mutationKey: MutationKey, context: T): T[] {
  const running = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  const contexts = running.map(({ state }) => state.context as T | undefined);
  return contexts.slice(contexts.indexOf(context) + 1).filter((later) => later !== undefined);
}
