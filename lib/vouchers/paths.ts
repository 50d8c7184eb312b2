import type { VoucherAddress } from "@/contract/vouchers";
import { path } from "@/lib/api/path";
import type { VoucherFilter } from "./voucher-filter";

export const vouchersPath = (
  companyId: string,
  fiscalYearId: string,
  query: VoucherFilter & { limit?: number; offset?: number } = {},
) => path(["Company", companyId, "FiscalYear", fiscalYearId, "Voucher"], { ...query });
export const voucherPath = (companyId: string, { import: importId, line }: VoucherAddress) =>
  path(["Company", companyId, "SieImport", importId, "Voucher", String(line)]);
export const voucherSourcePath = (companyId: string, address: VoucherAddress) =>
  `${voucherPath(companyId, address)}/Source`;
