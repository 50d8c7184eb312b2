"use client";

import { createParser, useQueryState } from "nuqs";
import type { VoucherAddress } from "@/contract/vouchers";
import { parseVoucherAddress, writeVoucherAddress } from "./voucher-address";

const voucher = createParser({
  parse: parseVoucherAddress,
  serialize: writeVoucherAddress,
  eq: (one, other) => writeVoucherAddress(one) === writeVoucherAddress(other),
});

/** The voucher that is open, kept in the page's address. */
export function useVoucherAddress(): [VoucherAddress | null, (address: VoucherAddress | null) => void] {
  const [address, setAddress] = useQueryState("voucher", voucher.withOptions({ history: "push" }));
  return [
    address,
    (chosen) => {
      void setAddress(chosen);
    },
  ];
}
