import type { QueryClient } from "@tanstack/react-query";
import type { KeyFigureData } from "@/contract/key-figure-data";
import { apiSend } from "../api-client";
import { keyFigureDataPath } from "../api-paths";
import { overviewQueries } from "../overview/queries";
import { keyFiguresQueries } from "./queries";
import type { SendValues } from "./save-queue";
import { keyOf } from "./value-address";

const listSchema = () => import("@/contract/key-figure-data").then((contract) => contract.keyFigureDataListSchema);

/**
 * Sends values as one PUT and takes them over into the fetched list. A list that is being fetched meanwhile may be
 * older than the PUT, so it is given up.
 */
export function sendKeyFigureData(queryClient: QueryClient, companyId: string, fiscalYearId: string): SendValues {
  const { queryKey } = keyFiguresQueries.data(companyId, fiscalYearId);
  return async (items, { keepalive }) => {
    const path = keyFigureDataPath(companyId, fiscalYearId);
    await apiSend("PUT", path, items, listSchema, { keepalive });
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (list) => list && withItems(list, items));
    void queryClient.invalidateQueries({ queryKey: overviewQueries.all(companyId) });
  };
}

/** The list with items put in, replaced, or taken out where their value is null. */
export function withItems(list: readonly KeyFigureData[], items: readonly KeyFigureData[]): KeyFigureData[] {
  const byKey = new Map(list.map((item) => [keyOf(item), item]));
  for (const item of items) {
    if (item.value === null) byKey.delete(keyOf(item));
    else byKey.set(keyOf(item), item);
  }
  return [...byKey.values()];
}
