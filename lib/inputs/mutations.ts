import type { QueryClient } from "@tanstack/react-query";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";
import { keyFigureDataKey } from "@/contract/inputs/key-figure-data-key";
import { apiGet, apiSend } from "@/lib/api/client";
import { keyFigureDataPath } from "./paths";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { cachedTransport } from "./cached-transport";
import { inputsQueries, keyFigureDataListSchema } from "./queries";
import type { ValuesTransport } from "./save-queue";
import { itemOf } from "./value-address";

/** The transport of a fiscal year's values, of the company and all objects. */
export function keyFigureDataTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYearId: string,
): Required<ValuesTransport> {
  const path = keyFigureDataPath(companyId, fiscalYearId);
  return cachedTransport(queryClient, {
    companyId,
    query: inputsQueries.data(companyId, fiscalYearId),
    put: (items, { keepalive }) => apiSend("PUT", path, items, keyFigureDataListSchema, { keepalive }),
    update: withItems,
    valuesOf: (list) => list,
  });
}

/**
 * Like {@link keyFigureDataTransport}, for one of the companies in the grid of one key figure. It leaves the cached
 * values of the company to be fetched anew, as nothing on the page shows them.
 */
export function companyFigureTransport(
  queryClient: QueryClient,
  keyFigureId: string,
  companyId: string,
  fiscalYearId: string,
): Required<ValuesTransport> {
  const path = keyFigureDataPath(companyId, fiscalYearId);
  return {
    send: async (items, { keepalive }) => {
      await apiSend("PUT", path, items, keyFigureDataListSchema, { keepalive });
      void queryClient.invalidateQueries({ queryKey: inputsQueries.all(companyId) });
      void invalidateFigures(queryClient, companyId);
    },
    fetch: async () => {
      // With an empty `dimensionId` the service lists the values without a dimension.
      const list = await apiGet(keyFigureDataPath(companyId, fiscalYearId, ""), keyFigureDataListSchema);
      return list.filter(({ keyFigureInfoId }) => keyFigureInfoId === keyFigureId);
    },
  };
}

/** The list with items added or replaced; items with the value null are removed. */
export function withItems(list: readonly KeyFigureData[], items: readonly KeyFigureDataChange[]): KeyFigureData[] {
  const byKey = new Map(list.map((item) => [keyFigureDataKey(item), item]));
  for (const item of items) {
    if (item.value === null) byKey.delete(keyFigureDataKey(item));
    else byKey.set(keyFigureDataKey(item), itemOf(item, item.value));
  }
  return [...byKey.values()];
}
