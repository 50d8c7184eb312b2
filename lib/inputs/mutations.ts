import type { QueryClient } from "@tanstack/react-query";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { apiGet, apiSend } from "@/lib/api/client";
import { keyFigureDataPath } from "@/lib/api/paths";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { inputsQueries } from "./queries";
import type { ValuesTransport } from "./save-queue";
import { itemOf, keyOf } from "./value-address";

const listSchema = () =>
  import("@/contract/inputs/key-figure-data").then((contract) => contract.keyFigureDataListSchema);

/**
 * Sends values as one PUT and writes them into the cached list. A running fetch of that list may be older, so it is
 * cancelled, and the list is fetched again for changes by others.
 */
export function keyFigureDataTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYearId: string,
): Required<ValuesTransport> {
  const query = inputsQueries.data(companyId, fiscalYearId);
  const { queryKey } = query;
  return {
    send: async (items, { keepalive }) => {
      const path = keyFigureDataPath(companyId, fiscalYearId);
      await apiSend("PUT", path, items, listSchema, { keepalive });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && withItems(list, items));
      void queryClient.invalidateQueries({ queryKey });
      void invalidateFigures(queryClient, companyId);
    },
    fetch: async () => {
      await queryClient.cancelQueries({ queryKey });
      return queryClient.query({ ...query, staleTime: 0 });
    },
  };
}

/** Like {@link keyFigureDataTransport}, for one key figure of many companies, whose complete lists are not cached. */
export function companyFigureTransport(
  queryClient: QueryClient,
  keyFigureId: string,
  companyId: string,
  fiscalYearId: string,
): Required<ValuesTransport> {
  const path = keyFigureDataPath(companyId, fiscalYearId);
  return {
    send: async (items, { keepalive }) => {
      await apiSend("PUT", path, items, listSchema, { keepalive });
      void queryClient.invalidateQueries({ queryKey: inputsQueries.all(companyId) });
      void invalidateFigures(queryClient, companyId);
    },
    fetch: async () => {
      const list = await apiGet(keyFigureDataPath(companyId, fiscalYearId, ""), listSchema);
      return list.filter(({ keyFigureInfoId }) => keyFigureInfoId === keyFigureId);
    },
  };
}

/** The list with items added or replaced; items with the value null are removed. */
export function withItems(list: readonly KeyFigureData[], items: readonly KeyFigureDataChange[]): KeyFigureData[] {
  const byKey = new Map(list.map((item) => [keyOf(item), item]));
  for (const item of items) {
    if (item.value === null) byKey.delete(keyOf(item));
    else byKey.set(keyOf(item), itemOf(item, item.value));
  }
  return [...byKey.values()];
}
