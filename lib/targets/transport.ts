import type { QueryClient } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { targetsPath } from "@/lib/api/paths";
import { withItems } from "@/lib/inputs/mutations";
import type { ValuesTransport } from "@/lib/inputs/save-queue";
import { invalidateFigures } from "@/lib/companies/invalidate-company";
import { targetsQueries } from "./queries";
import { asTarget, asTargetChange, asValue, valuesOf } from "./target-values";

const listSchema = () =>
  import("@/contract/targets/key-figure-target").then((contract) => contract.keyFigureTargetListSchema);

/**
 * Sends a fiscal year's targets as one PUT and writes them into the cached list. A running fetch of that list may be
 * older, so it is cancelled, and the list is fetched again for changes by others.
 */
export function targetsTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYear: FiscalYear,
): Required<ValuesTransport> {
  const query = targetsQueries.list(companyId);
  const { queryKey } = query;
  return {
    send: async (items, { keepalive }) => {
      await apiSend("PUT", targetsPath(companyId), items.map(asTargetChange), listSchema, { keepalive });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && withItems(list.map(asValue), items).map(asTarget));
      void queryClient.invalidateQueries({ queryKey });
      void invalidateFigures(queryClient, companyId);
    },
    fetch: async () => {
      await queryClient.cancelQueries({ queryKey });
      return valuesOf(await queryClient.query({ ...query, staleTime: 0 }), fiscalYear);
    },
  };
}
