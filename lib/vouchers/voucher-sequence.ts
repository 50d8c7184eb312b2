import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { VoucherAddress } from "@/contract/vouchers";
import { writeVoucherAddress } from "./voucher-address";

/** The vouchers of the list from which one was opened, in the same order. */
export interface VoucherSequence {
  /** The loaded part of the list. A voucher with several rows counts at its first row. */
  addresses: readonly VoucherAddress[];
  /** Fetches the next page, and returns all loaded addresses. Null when there are no more pages. */
  more: (() => Promise<readonly VoucherAddress[]>) | null;
  /** True when the list is incomplete at its end. */
  isCut?: boolean | undefined;
}

interface Neighbours {
  previous: VoucherAddress | undefined;
  next: VoucherAddress | undefined;
}

/** The neighbours of a voucher in a list; null when the list does not have it. */
export function neighboursIn(addresses: readonly VoucherAddress[], voucher: VoucherAddress): Neighbours | null {
  const once = new Map(addresses.map((address) => [writeVoucherAddress(address), address]));
  const at = [...once.keys()].indexOf(writeVoucherAddress(voucher));
  if (at < 0) return null;
  const inOrder = [...once.values()];
  return { previous: inOrder[at - 1], next: inOrder[at + 1] };
}

/** The sequence of vouchers of a list that is fetched page by page. */
export function sequenceOf<Page>(
  { data, hasNextPage, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<Page>>,
  addressesOf: (page: Page) => readonly VoucherAddress[],
): VoucherSequence {
  const allOf = (pages: readonly Page[] = []) => pages.flatMap(addressesOf);
  return {
    addresses: allOf(data?.pages),
    more: hasNextPage
      ? async () => {
          // A fetch that is running is waited for: it may be of the next page, or of the present pages again. After the
          // latter, the next page is still to be fetched.
          const options = { cancelRefetch: false, throwOnError: true };
          const fetched = await fetchNextPage(options);
          const isNew = (fetched.data?.pages.length ?? 0) > (data?.pages.length ?? 0) || !fetched.hasNextPage;
          const { data: all } = isNew ? fetched : await fetchNextPage(options);
          return allOf(all?.pages);
        }
      : null,
  };
}
