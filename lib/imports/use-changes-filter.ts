"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { VoucherChange } from "@/contract/imports/import-change";
import type { ChangesFilter } from "./import-changes";

/** Repeated here, because pages load the contract only with the first response. */
export const CHANGES = ["added", "removed", "changed", "renumbered"] as const satisfies readonly VoucherChange[];

const PARAMS = { change: parseAsStringLiteral(CHANGES), account: parseAsString, text: parseAsString };

/** The filter of the changed vouchers and accounts, stored in the page's address. */
export function useChangesFilter() {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  const filter: ChangesFilter = {
    ...(params.change && { change: params.change }),
    ...(params.account && { account: params.account }),
    ...(params.text && { text: params.text }),
  };
  const narrow = (changes: Partial<typeof params> | null) => {
    void setParams(changes);
  };
  return { params, filter, narrow };
}
