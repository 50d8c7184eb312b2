import type { MutationKey, QueryClient } from "@tanstack/react-query";

/**
 * The contexts of the pending mutations of a key that began after the one with `context`. If a context is the object
 * before an optimistic change and the change is refused, the caller corrects the later contexts, because they include
 * the refused change.
 * @param context an object that no other mutation has as its context
 */
export function begunAfter<T extends object>(queryClient: QueryClient, mutationKey: MutationKey, context: T): T[] {
  const running = queryClient.getMutationCache().findAll({ mutationKey, status: "pending" });
  const contexts = running.map(({ state }) => state.context as T | undefined);
  return contexts.slice(contexts.indexOf(context) + 1).filter((later) => later !== undefined);
}
