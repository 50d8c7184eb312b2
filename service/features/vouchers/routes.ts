import type { Route } from "../../platform/http/route";
import { getVoucher, getVoucherSource } from "./get-voucher";
import { listVouchers } from "./list-vouchers";

export const voucherRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Voucher",
    GET: ({ context, param, query }) => listVouchers(context, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/SieImport/:importId/Voucher/:voucherLine",
    GET: ({ context, param }) => getVoucher(context, param("companyId"), param("importId"), param("voucherLine")),
  },
  {
    path: "Company/:companyId/SieImport/:importId/Voucher/:voucherLine/Source",
    GET: ({ context, param }) => getVoucherSource(context, param("companyId"), param("importId"), param("voucherLine")),
  },
];
