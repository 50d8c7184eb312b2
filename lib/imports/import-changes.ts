import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ChangedVoucherList } from "@/contract/imports/import-change";
import type { VoucherChange } from "@/contract/imports/voucher-changes";
import { apiGet } from "@/lib/api/client";
import { nextOffset } from "@/lib/api/next-offset";
import { path } from "@/lib/api/path";

const contract = () => import("@/contract/imports/import-change");
const changeSchema = () => contract().then(({ importChangeSchema }) => importChangeSchema);
const listSchema = () => contract().then(({ changedVoucherListSchema }) => changedVoucherListSchema);

/** The filter of a list of changed vouchers. */
export interface ChangesFilter {
  change?: VoucherChange;
  account?: string;
  text?: string;
}

const key = (companyId: string, importId: string) => ["imports", companyId, importId, "change"] as const;

export const importChangesQueries = {
  /** The changes by an import, compared with the books before it. */
  one: (companyId: string, importId: string) =>
    queryOptions({
      queryKey: key(companyId, importId),
      queryFn: ({ signal }) =>
        apiGet(path(["Company", companyId, "SieImport", importId, "Change"]), changeSchema, { signal }),
    }),
  /** The vouchers that the import changed, page by page. */
  vouchers: (companyId: string, importId: string, filter: ChangesFilter) =>
    infiniteQueryOptions({
      queryKey: [...key(companyId, importId), "vouchers", filter],
      queryFn: ({ signal, pageParam: offset }) =>
        apiGet(
          path(["Company", companyId, "SieImport", importId, "ChangedVoucher"], {
            ...filter,
            ...(offset > 0 && { offset }),
          }),
          listSchema,
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ count }, pages) => nextOffset(count, pages, ({ vouchers }) => vouchers),
    }),
};

/** Reads all vouchers that an import changed, as far as the service lists them. */
export async function readAllChangedVouchers(companyId: string, importId: string): Promise<ChangedVoucherList> {
  const { VOUCHER_CHANGE_ROWS } = await contract();
  const vouchers: ChangedVoucherList["vouchers"] = [];
  for (;;) {
    const query = { limit: VOUCHER_CHANGE_ROWS.max, offset: vouchers.length };
    const page = await apiGet(path(["Company", companyId, "SieImport", importId, "ChangedVoucher"], query), listSchema);
    vouchers.push(...page.vouchers);
    if (page.vouchers.length === 0 || vouchers.length >= page.count) return { ...page, vouchers };
  }
}
