import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { VoucherAddress } from "@/contract/vouchers";
import { writeVoucherAddress } from "./voucher-address";

/** The vouchers of the list that one was opened from, in its order. */
export interface VoucherSequence {
  /** As far as the list is loaded. One with several rows in the list has its first place in it. */
  addresses: readonly VoucherAddress[];
  /** Fetches the list's next page; returns the addresses with those of it. Null where nothing follows. */
  more: (() => Promise<readonly VoucherAddress[]>) | null;
  /** The list ends before what it is a list of. */
  isCut?: boolean | undefined;
}

interface Neighbours {
  previous: VoucherAddress | undefined;
  next: VoucherAddress | undefined;
}

/** The neighbours of a voucher in a list; null where it is not in it. */
export function neighboursIn(addresses: readonly VoucherAddress[], voucher: VoucherAddress): Neighbours | null {
  const once = new Map(addresses.map((address) => [writeVoucherAddress(address), address]));
  const at = [...once.keys()].indexOf(writeVoucherAddress(voucher));
  if (at < 0) return null;
  const inOrder = [...once.values()];
  return { previous: inOrder[at - 1], next: inOrder[at + 1] };
}

/** The vouchers of a list that is fetched page by page, as the list that one of them is opened from. */
export function sequenceOf<Page>(
  { data, hasNextPage, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<Page>>,
  addressesOf: (page: Page) => readonly VoucherAddress[],
): VoucherSequence {
  const allOf = (pages: readonly Page[] = []) => pages.flatMap(addressesOf);
  return {
    addresses: allOf(data?.pages),
    more: hasNextPage
      ? async () => {
          // The list itself may be fetching the same page.
          const fetched = await fetchNextPage({ cancelRefetch: false, throwOnError: true });
          return allOf(fetched.data?.pages);
        }
      : null,
  };
}
