import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { VoucherAddress } from "@/contract/vouchers";
import { apiGet } from "@/lib/api/client";
import { nextOffset } from "@/lib/api/next-offset";
import { voucherPath, voucherSourcePath, vouchersPath } from "./paths";
import type { VoucherFilter } from "./voucher-filter";

const contract = () => import("@/contract/vouchers");
const listSchema = () => contract().then(({ voucherListSchema }) => voucherListSchema);
const voucherSchema = () => contract().then((schemas) => schemas.voucherSchema);
const sourceSchema = () => contract().then(({ voucherSourceSchema }) => voucherSourceSchema);

const key = (companyId: string) => ["vouchers", companyId] as const;

export const vouchersQueries = {
  /** The vouchers of a fiscal year that match the filter, page by page. */
  list: (companyId: string, fiscalYearId: string, filter: VoucherFilter) =>
    infiniteQueryOptions({
      queryKey: [...key(companyId), fiscalYearId, filter],
      queryFn: ({ signal, pageParam: offset }) =>
        apiGet(vouchersPath(companyId, fiscalYearId, { ...filter, ...(offset > 0 && { offset }) }), listSchema, {
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => nextOffset(count, pages, ({ vouchers }) => vouchers),
    }),
  one: (companyId: string, address: VoucherAddress) =>
    queryOptions({
      queryKey: [...key(companyId), address],
      queryFn: ({ signal }) => apiGet(voucherPath(companyId, address), voucherSchema, { signal }),
    }),
  /** The lines of the SIE file that the voucher was read from. */
  source: (companyId: string, address: VoucherAddress) =>
    queryOptions({
      queryKey: [...key(companyId), address, "source"],
      queryFn: ({ signal }) => apiGet(voucherSourcePath(companyId, address), sourceSchema, { signal }),
    }),
};
