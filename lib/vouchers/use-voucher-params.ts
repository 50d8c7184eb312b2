"use client";

import { parseAsString, useQueryStates } from "nuqs";
import type { VoucherParams } from "./voucher-filter";

const PARAMS = { account: parseAsString, counter: parseAsString, text: parseAsString, month: parseAsString };

/** The filter of the vouchers, stored in the page's address. */
export function useVoucherParams(): [VoucherParams, (changes: Partial<VoucherParams> | null) => void] {
  const [params, setParams] = useQueryStates(PARAMS, { history: "push" });
  return [
    params,
    (changes) => {
      void setParams(changes);
    },
  ];
}
