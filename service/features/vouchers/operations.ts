import { LISTED_VOUCHERS } from "@/contract/vouchers";
import type { OperationGroup } from "../../platform/openapi/operation";
import { VOUCHERS_QUERY } from "./list-vouchers";

const ITEM = "Company/:companyId/SieImport/:importId/Voucher/:voucherLine";

export const voucherOperations: OperationGroup = {
  resource: "Voucher",
  description:
    "The vouchers of the books. A voucher is named by the import that brought it and the line of its #VER in that file, as some programs repeat or omit series and number.",
  operations: [
    {
      path: "Company/:companyId/FiscalYear/:fiscalYearId/Voucher",
      verb: "GET",
      id: "listVouchers",
      summary: "List the vouchers of a fiscal year, by date",
      description: "The fiscal year is named by its id or its first day. Years whose file has balances only have none.",
      query: {
        account: { schema: VOUCHERS_QUERY.account, description: "Only vouchers with a row on this account." },
        counterAccount: {
          schema: VOUCHERS_QUERY.counterAccount,
          description: "Only vouchers with a row on this account too.",
        },
        text: {
          schema: VOUCHERS_QUERY.text,
          description: "Only vouchers with this in series and number, or in a text of theirs, in capitals or not.",
        },
        startDate: { schema: VOUCHERS_QUERY.startDate, description: "Only vouchers of this day and later." },
        endDate: { schema: VOUCHERS_QUERY.endDate, description: "Only vouchers of this day and earlier." },
        limit: {
          schema: VOUCHERS_QUERY.limit,
          description: `How many at most: up to ${LISTED_VOUCHERS.max}, ${LISTED_VOUCHERS.default} without it.`,
        },
        offset: { schema: VOUCHERS_QUERY.offset, description: "How many to pass over first." },
      },
      response: "VoucherList",
      extension: true,
    },
    {
      path: ITEM,
      verb: "GET",
      id: "getVoucher",
      summary: "Get a voucher with all its rows and corrections",
      response: "Voucher",
      extension: true,
    },
    {
      path: `${ITEM}/Source`,
      verb: "GET",
      id: "getVoucherSource",
      summary: "Get the lines of the imported file that a voucher was read from",
      response: "VoucherSource",
      extension: true,
    },
  ],
};
