import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Changes the cached result of a query after a write, and invalidates it, because others may have changed it too. A
 * running fetch may be older than the write, so it is cancelled. Waits for the new fetch only if nothing was cached.
 */
export async function changeCached<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  const isLoaded = queryClient.setQueryData<Data>(queryKey, (data) => data && change(data)) !== undefined;
  const refetched = queryClient.invalidateQueries({ queryKey });
  if (!isLoaded) await refetched;
}
