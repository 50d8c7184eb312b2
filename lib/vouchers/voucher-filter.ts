import { endOfMonth, type CalendarDay } from "@/contract/calendar";

/** The filter of the list as it stands in the address. */
export interface VoucherParams {
  account: string | null;
  counter: string | null;
  text: string | null;
  /** YYYY-MM. */
  month: string | null;
}

/** The limits within which the service lists vouchers. */
export interface VoucherFilter {
  account?: string;
  counterAccount?: string;
  text?: string;
  startDate?: CalendarDay;
  endDate?: CalendarDay;
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

/** The filter of a page's address, as the server reads it. */
export function voucherParamsOf(wanted: Record<string, string | string[] | undefined>): VoucherParams {
  const one = (name: string) => [wanted[name]].flat()[0] ?? null;
  return { account: one("account"), counter: one("counter"), text: one("text"), month: one("month") };
}
