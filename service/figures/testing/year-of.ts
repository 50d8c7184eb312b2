import type { CalendarDay } from "@/contract/calendar";
import { monthNumber } from "../../books/balances/month-number";
import type { YearBalances } from "../engine/year-sums";
import { eubas97 } from "../eubas97";

/**
 * The balances of a fiscal year that is booked to its end unless changed.
 * @param accounts by account: the opening balance, then the movements from the first month on, in öre
 */
export function yearOf(
  firstDay: CalendarDay,
  lastDay: CalendarDay,
  accounts: Record<string, readonly number[]>,
  changes: Partial<Omit<YearBalances, "accounts" | "budget">> = {},
): YearBalances {
  const months = monthNumber(lastDay) - monthNumber(firstDay) + 1;
  return {
    fiscalYearId: firstDay,
    firstDay,
    lastDay,
    lastLedgerDate: lastDay,
    currency: "SEK",
    monthsKnown: true,
    monthsUnknown: new Set<string>(),
    chart: eubas97("en"),
    accounts: Object.entries(accounts).map(([account, [opening = 0, ...movements]]) => ({
      account,
      opening: BigInt(opening),
      movements: Array.from({ length: months }, (_, i) => BigInt(movements[i] ?? 0)),
    })),
    ...changes,
  };
}
