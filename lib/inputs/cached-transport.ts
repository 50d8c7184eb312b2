import type { QueryClient, QueryFunction, QueryKey } from "@tanstack/react-query";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { inputsQueries } from "./queries";
import type { SendOptions, ValuesTransport } from "./save-queue";

interface CachedValues<Cached, Key extends QueryKey> {
  companyId: string;
  /** The query of the stored values. */
  query: { queryKey: Key; queryFn?: QueryFunction<Cached, Key> };
  /** Sends one PUT. */
  put: (items: readonly KeyFigureDataChange[], options: SendOptions) => Promise<unknown>;
  /** Returns what the query would return after the PUT. */
  update: (cached: Cached, items: readonly KeyFigureDataChange[]) => Cached;
  valuesOf: (cached: Cached) => KeyFigureData[];
}

/**
 * Sends values and writes them into the cached result of a query. A running fetch of that query may be older, so it is
 * cancelled, and the query is fetched again for changes by others. Figures, reports, and lists of all clients become
 * stale, the inputs of all clients among them.
 */
export function cachedTransport<Cached, Key extends QueryKey>(
  queryClient: QueryClient,
  { companyId, query, put, update, valuesOf }: CachedValues<Cached, Key>,
): Required<ValuesTransport> {
  const queryKey: QueryKey = query.queryKey;
  return {
    send: async (items, options) => {
      await put(items, options);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Cached>(queryKey, (cached) => cached && update(cached, items));
      void queryClient.invalidateQueries({ queryKey });
      void invalidateFigures(queryClient, companyId);
      void queryClient.invalidateQueries({ queryKey: inputsQueries.ofAgencies() });
    },
    fetch: async () => {
      await queryClient.cancelQueries({ queryKey });
      return valuesOf(await queryClient.query({ ...query, staleTime: 0 }));
    },
  };
}
