import { accountVouchersSchema, VOUCHER_ROWS, type AccountVoucherRow } from "@/contract/statements/account-vouchers";
import { apiGet } from "@/lib/api/client";
import { readAllPages, type ReadSoFar } from "@/lib/api/read-all-pages";
import { accountVouchersPath, type AccountRowsQuery } from "./paths";

// Import this module dynamically, on saving: it loads the zod schemas of the contract.

/** All rows of an account that the query selects. */
export function readAllAccountVouchers(
  companyId: string,
  fiscalYearId: string,
  account: string,
  query: AccountRowsQuery,
  onRead?: (soFar: ReadSoFar) => void,
): Promise<AccountVoucherRow[]> {
  const schema = () => Promise.resolve(accountVouchersSchema);
  const limit = VOUCHER_ROWS.max;
  return readAllPages(
    (offset) => apiGet(accountVouchersPath(companyId, fiscalYearId, account, { ...query, limit, offset }), schema),
    (page) => page.rows,
    onRead,
  );
}
