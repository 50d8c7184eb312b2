import { isBalanceAccount, isResultAccount } from "../accounts";
import type { PlainSie } from "../reader/plain-sie";
import { accountOf, emptyYear, type YearBooks } from "./year-books";

/**
 * The year before a file's own, from its records #UB −1, #RES −1 and #IB −1, which are of the year as a whole.
 * @returns null when the file has no #RAR −1, or neither #UB −1 nor #RES −1
 */
export function yearBeforeOf(file: PlainSie, currency: string): YearBooks | null {
  const days = file.years.get(-1);
  const [opening, closing, result] = [file.opening, file.closing, file.result].map((records) =>
    records.filter((record) => record.year === -1),
  ) as [PlainSie["opening"], PlainSie["closing"], PlainSie["result"]];
  if (!days || (closing.length === 0 && result.length === 0)) return null;
  const year = emptyYear(days.start, days.end, currency);
  year.booked = year.slices.length;
  year.wholeYearOnly = true;
  year.openingKnown = opening.length > 0;
  year.stated = { balances: closing.length > 0, result: result.length > 0 };
  // All accounts but those of the result have a balance, but only balances of the classes 1 and 2 add up to zero.
  for (const { account, amount } of opening) {
    if (isResultAccount(account)) continue;
    accountOf(year, account).opening += amount;
    accountOf(year, account).movement -= amount;
    if (isBalanceAccount(account)) year.openingSum += amount;
  }
  for (const { account, amount } of closing) {
    if (!isResultAccount(account)) accountOf(year, account).movement += amount;
    // All vouchers of a year balance, so without #IB the opening balances add up to Σ#UB + Σ#RES.
    if (isBalanceAccount(account) && !year.openingKnown) year.openingSum += amount;
  }
  for (const { account, amount } of result) {
    if (!isResultAccount(account)) continue;
    accountOf(year, account).movement += amount;
    if (!year.openingKnown) year.openingSum += amount;
  }
  for (const account of year.accounts.values()) account.months = null;
  return year;
}
