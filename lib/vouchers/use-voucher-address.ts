"use client";

import { createParser, parseAsString, useQueryStates } from "nuqs";
import { useCallback } from "react";
import type { VoucherAddress } from "@/contract/vouchers";
import { parseVoucherAddress, writeVoucherAddress } from "./voucher-address";

const voucher = createParser({
  parse: parseVoucherAddress,
  serialize: writeVoucherAddress,
  eq: (one, other) => writeVoucherAddress(one) === writeVoucherAddress(other),
});

const PARAMS = { voucher, via: parseAsString };

/**
 * Value of `via` for a voucher opened from a list. For one opened from a row, in a key figure's trace or in the changes
 * of an import, `via` is the number of the row's account.
 */
export const VIA_LIST = "list";

type SetVoucherAddress = (address: VoucherAddress | null, via?: string | null) => void;

/**
 * The open voucher, a function to open another (null closes it), and where it was opened from: {@link VIA_LIST}, an
 * account's number, or null for a link without `via`. The voucher and `via` are in the page's address.
 */
export function useVoucherAddress(): [VoucherAddress | null, SetVoucherAddress, string | null] {
  const [{ voucher: address, via }, setParams] = useQueryStates(PARAMS, { history: "push" });
  const setAddress: SetVoucherAddress = useCallback(
    (chosen, wanted = null) => {
      void setParams({ voucher: chosen, via: chosen && wanted });
    },
    [setParams],
  );
  return [address, setAddress, via];
}
