import { calendarDay } from "@/contract/dates";
import { queryNumber } from "@/contract/query-number";
import { text } from "@/contract/text";
import { LISTED_VOUCHERS, type VoucherList } from "@/contract/vouchers";
import { readVouchers } from "../../books/ledger/read-vouchers";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { ReadQuery, RequestContext } from "../../platform/request-context";
import { findYearOfBooks } from "../statements/find-year-of-books";

export const VOUCHERS_QUERY = {
  account: text().optional(),
  counterAccount: text().optional(),
  text: text().optional(),
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  limit: queryNumber(1, LISTED_VOUCHERS.max).optional(),
  offset: queryNumber(0).optional(),
};

/**
 * The vouchers of a fiscal year that match the query, by date.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function listVouchers(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<VoucherList> {
  const { item: year } = await requireItemAccess(context, companyId, "fiscalYear.read", () =>
    findYearOfBooks(context.db, companyId, fiscalYearId),
  );
  const { account, counterAccount, startDate, endDate, ...rest } = query(VOUCHERS_QUERY);
  requireDaysInOrder({ startDate, endDate });
  const { vouchers, count } = await readVouchers(
    context.db,
    { companyId, fiscalYearId: year.id },
    {
      accounts: [account, counterAccount].flatMap((number) => number ?? []),
      text: rest.text ?? "",
      firstDay: startDate ?? year.firstDay,
      lastDay: endDate ?? year.lastDay,
      limit: rest.limit ?? LISTED_VOUCHERS.default,
      offset: rest.offset ?? 0,
    },
  );
  return {
    count,
    vouchers: vouchers.map(({ importId, line, series, number, date, debit, accounts, text: voucherText }) => ({
      import: importId,
      line,
      series,
      number,
      date,
      text: voucherText,
      debit: Number(debit),
      accounts,
    })),
  };
}
