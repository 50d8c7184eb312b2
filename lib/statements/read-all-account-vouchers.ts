import { accountVouchersSchema, VOUCHER_ROWS, type AccountVoucherRow } from "@/contract/statements/account-vouchers";
import { apiGet } from "@/lib/api/client";
import { readAllPages, type ReadSoFar } from "@/lib/api/read-all-pages";
import { accountVouchersPath, type AccountRowsQuery } from "./paths";

// Import this module dynamically, on saving: it loads the zod schemas of the contract.

/** All rows of an account on some days. */
export function readAllAccountVouchers(
  companyId: string,
  fiscalYearId: string,
  account: string,
  rows: AccountRowsQuery,
  onRead?: (soFar: ReadSoFar) => void,
): Promise<AccountVoucherRow[]> {
  const schema = () => Promise.resolve(accountVouchersSchema);
  const query = { ...rows, limit: VOUCHER_ROWS.max };
  return readAllPages(
    (offset) => apiGet(accountVouchersPath(companyId, fiscalYearId, account, { ...query, offset }), schema),
    (page) => page.rows,
    onRead,
  );
}
