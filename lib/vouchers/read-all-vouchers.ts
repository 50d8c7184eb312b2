import { LISTED_VOUCHERS, voucherListSchema, type VoucherSummary } from "@/contract/vouchers";
import { apiGet } from "@/lib/api/client";
import { readAllPages, type ReadSoFar } from "@/lib/api/read-all-pages";
import { vouchersPath } from "./paths";
import type { VoucherFilter } from "./voucher-filter";

// Import this module dynamically, when a file is saved: it loads the zod schemas of the contract.

/**
 * All vouchers of a fiscal year that match the filter. A change of the books between two pages may leave some out or
 * repeat them.
 */
export function readAllVouchers(
  companyId: string,
  fiscalYearId: string,
  filter: VoucherFilter,
  onRead?: (soFar: ReadSoFar) => void,
): Promise<VoucherSummary[]> {
  const limit = LISTED_VOUCHERS.max;
  const schema = () => Promise.resolve(voucherListSchema);
  return readAllPages(
    (offset) => apiGet(vouchersPath(companyId, fiscalYearId, { ...filter, limit, offset }), schema),
    (page) => page.vouchers,
    onRead,
  );
}
