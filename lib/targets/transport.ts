import type { QueryClient } from "@tanstack/react-query";
import { apiSend } from "../api-client";
import { targetsPath } from "../api-paths";
import { withItems } from "../key-figures/mutations";
import type { ValuesTransport } from "../key-figures/save-queue";
import { overviewQueries } from "../overview/queries";
import { targetsQueries } from "./queries";
import { asTarget, asValue } from "./target-values";

const listSchema = () => import("@/contract/key-figure-target").then((contract) => contract.keyFigureTargetListSchema);

/** Sends targets as one PUT and takes them over into the fetched list; the later of two writers wins. */
export function targetsTransport(queryClient: QueryClient, companyId: string): ValuesTransport {
  const { queryKey } = targetsQueries.list(companyId);
  return {
    send: async (items, { keepalive }) => {
      await apiSend("PUT", targetsPath(companyId), items.map(asTarget), listSchema, { keepalive });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (list) => list && withItems(list.map(asValue), items).map(asTarget));
      void queryClient.invalidateQueries({ queryKey: overviewQueries.all(companyId) });
    },
  };
}
