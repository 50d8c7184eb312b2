"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { VOUCHER_CHANGES } from "@/contract/imports/voucher-changes";
import type { ChangesFilter } from "./import-changes";

const PARAMS = { change: parseAsStringLiteral(VOUCHER_CHANGES), account: parseAsString, text: parseAsString };

/** The filter of the changed vouchers, stored in the page's address. */
export function useChangesFilter() {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  const filter: ChangesFilter = {
    ...(params.change && { change: params.change }),
    ...(params.account && { account: params.account }),
    ...(params.text && { text: params.text }),
  };
  const setFilter = (changes: Partial<typeof params> | null) => {
    void setParams(changes);
  };
  return { params, filter, setFilter };
}
