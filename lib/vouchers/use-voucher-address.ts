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

/** Value of `via` for a voucher of a list; from a key figure's trace or a row of a change, the account's number. */
export const VIA_LIST = "list";

type SetVoucherAddress = (address: VoucherAddress | null, via?: string | null) => void;

/**
 * The open voucher and where it was opened from: {@link VIA_LIST}, an account's number, or null when the address alone
 * opened it. Both are in the page's address.
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
