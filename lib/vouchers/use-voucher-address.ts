"use client";

import { createParser, parseAsString, useQueryStates } from "nuqs";
import type { VoucherAddress } from "@/contract/vouchers";
import { parseVoucherAddress, writeVoucherAddress } from "./voucher-address";

const voucher = createParser({
  parse: parseVoucherAddress,
  serialize: writeVoucherAddress,
  eq: (one, other) => writeVoucherAddress(one) === writeVoucherAddress(other),
});

const PARAMS = { voucher, via: parseAsString };

/** Says that the list of the page led to the voucher; a row of an account is told by the account's number. */
export const VIA_LIST = "list";

type SetVoucherAddress = (address: VoucherAddress | null, via?: string | null) => void;

/**
 * The voucher that is open and what led to it, {@link VIA_LIST} or an account's number, kept in the page's address.
 * Null where the address alone did.
 */
export function useVoucherAddress(): [VoucherAddress | null, SetVoucherAddress, string | null] {
  const [{ voucher: address, via }, setParams] = useQueryStates(PARAMS, { history: "push" });
  return [
    address,
    (chosen, wanted = null) => {
      void setParams({ voucher: chosen, via: chosen && wanted });
    },
    via,
  ];
}
