import type { MutationKey, QueryClient } from "@tanstack/react-query";

/**
 * The contexts of the running mutations of a key that began after another one. For optimistic changes whose context is
 * the object before the change: when one is refused, the contexts of later ones still have its change.
 * @param context of the mutation that the others began after; each mutation needs an object of its own
 */
export function begunAfter<T extends object>(queryClient: QueryClient, mutationKey: MutationKey, context: T): T[] {
  const running = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  const contexts = running.map(({ state }) => state.context as T | undefined);
  return contexts.slice(contexts.indexOf(context) + 1).filter((later) => later !== undefined);
}
