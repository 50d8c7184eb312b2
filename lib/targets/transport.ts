import type { QueryClient } from "@tanstack/react-query";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { apiSend } from "@/lib/api/client";
import { targetsPath } from "./paths";
import { cachedTransport } from "@/lib/inputs/cached-transport";
import { withItems } from "@/lib/inputs/mutations";
import type { ValuesTransport } from "@/lib/inputs/save-queue";
import { targetListSchema, targetsQueries } from "./queries";
import { asTarget, asTargetChange, asValue, valuesOf } from "./target-values";

/** The transport of the targets of periods within a fiscal year. */
export function targetsTransport(
  queryClient: QueryClient,
  companyId: string,
  fiscalYear: FiscalYear,
): Required<ValuesTransport> {
  const path = targetsPath(companyId);
  return cachedTransport(queryClient, {
    companyId,
    query: targetsQueries.list(companyId),
    put: (items, { keepalive }) => apiSend("PUT", path, items.map(asTargetChange), targetListSchema, { keepalive }),
    update: (list, items) => {
      // A target that was not sent stays the same object, with its origin.
      const targets = new Map(list.map((target) => [asValue(target), target]));
      return withItems([...targets.keys()], items).map((value) => targets.get(value) ?? asTarget(value));
    },
    valuesOf: (list) => valuesOf(list, fiscalYear),
  });
}
