import { endOfMonth, isMonthWithin, type CalendarDay } from "@/contract/calendar";
import { firstDay, lastDay, type Period } from "@/contract/period";
import { searchParam, type SearchParams } from "@/lib/search-params";

/** The filter of the list, as in the page's address. */
export interface VoucherParams {
  account: string | null;
  counter: string | null;
  text: string | null;
  /** YYYY-MM. */
  month: string | null;
}

/** The parameters of the service's list of vouchers. */
export interface VoucherFilter {
  account?: string;
  counterAccount?: string;
  text?: string;
  startDate?: CalendarDay;
  endDate?: CalendarDay;
}

/** The filter without a month outside the fiscal year, which the address keeps when another year is chosen. */
export function paramsIn(year: Period, params: VoucherParams): VoucherParams {
  const { month } = params;
  return month === null || isMonthWithin(month, firstDay(year), lastDay(year)) ? params : { ...params, month: null };
}

export function voucherFilter({ account, counter, text, month }: VoucherParams): VoucherFilter {
  const startDate = month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? `${month}-01` : undefined;
  return {
    ...(account && { account }),
    ...(counter && { counterAccount: counter }),
    ...(text && { text }),
    ...(startDate && { startDate, endDate: endOfMonth(startDate) }),
  };
}

export function isNarrowed(params: VoucherParams): boolean {
  return Object.values(params).some(Boolean);
}

/** Reads the filter from a page's search parameters, on the server. */
export function voucherParamsOf(searchParams: SearchParams): VoucherParams {
  const one = (name: string) => searchParam(searchParams, name);
  return { account: one("account"), counter: one("counter"), text: one("text"), month: one("month") };
}
