import { and, eq } from "drizzle-orm";
import { VOUCHER_ROWS, type AccountVouchers } from "@/contract/statements/account-vouchers";
import { addDays, type CalendarDay, startOfMonth } from "@/contract/calendar";
import { calendarDay } from "@/contract/dates";
import { periodOfDays } from "@/contract/period";
import { queryNumber } from "@/contract/query-number";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { account } from "../../platform/db/schema";
import { requireDaysInOrder } from "../../platform/days-of-query";
import { HttpError, notFound } from "../../platform/http-error";
import { isResultNumber } from "../../books/sie/month-readings";
import { monthNumber } from "../../books/balances/month-number";
import type { YearBalances } from "../../figures/engine/year-sums";
import { readLedger, sumRows, type LedgerScope } from "../../books/ledger/read-ledger";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { readYearBalances } from "../figures/read-books";
import { requireObject, VALUE_QUERY } from "../figures/select-values";
import { findYearOfBooks } from "./find-year-of-books";

export const VOUCHER_QUERY = {
  startDate: calendarDay.optional(),
  endDate: calendarDay.optional(),
  dimensionId: VALUE_QUERY.dimensionId,
  limit: queryNumber(1, VOUCHER_ROWS.max).optional(),
  offset: queryNumber(0).optional(),
};

/** A limit of rows that no account reaches. */
const ALL_ROWS = 2 ** 31 - 1;

/**
 * The rows of a fiscal year's vouchers on an account, each with the balance after it and its line in the file. Amounts
 * are in öre, debit positive.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function listAccountVouchers(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  number: string,
  query: ReadQuery,
): Promise<AccountVouchers> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return context.db.transaction(
    async (tx) => {
      const year = await findYearOfBooks(tx, companyId, fiscalYearId);
      const name = await nameOfAccount(tx, year, number);
      const { startDate, endDate, dimensionId = "", limit = VOUCHER_ROWS.default, offset = 0 } = query(VOUCHER_QUERY);
      requireDaysInOrder({ startDate, endDate });
      if (dimensionId !== "") await requireObject(tx, companyId, dimensionId);
      const firstDay = startDate && startDate > year.firstDay ? startDate : year.firstDay;
      const lastDay = endDate && endDate < year.lastDay ? endDate : year.lastDay;
      if (firstDay > lastDay) {
        const yearDays = `${year.firstDay} to ${year.lastDay}`;
        throw new HttpError(
          "invalid",
          `The query is not valid: startDate and endDate: expected days of the fiscal year, ${yearDays}.`,
        );
      }
      const scope = { companyId, fiscalYearId: year.id, dimensionId };
      const days = { firstDay, lastDay };
      const range = { from: year.firstDay, to: year.lastDay };
      const balances = (await readYearBalances(tx, [year], { companyId, dimensionId, ...range })).at(-1)!;
      const balanceBefore = (day: CalendarDay | null) => balanceBeforeDay(tx, scope, balances, number, day);
      const opening = await balanceBefore(firstDay);
      const { rows, count } = await readLedger(tx, { ...scope, ...days, accounts: [number], limit, offset });
      // The balance after the rows that `offset` skips.
      let balance = opening + (await sumRows(tx, scope, { account: number, ...days }, offset));
      return {
        account: { number, name },
        period: periodOfDays(firstDay, lastDay),
        opening: Number(opening),
        closing: Number(await balanceBefore(lastDay === year.lastDay ? null : addDays(lastDay, 1))),
        count,
        rows: rows.map(({ date, text, amount, objects, line, file, voucher }) => {
          balance += amount;
          return {
            date,
            text,
            amount: Number(amount),
            balance: Number(balance),
            objects,
            line,
            voucher,
            import: file.id,
            program: file.program,
          };
        }),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function nameOfAccount(tx: Db, { companyId, id }: FiscalYearRow, number: string): Promise<string> {
  const [row] = await tx
    .select({ name: account.name })
    .from(account)
    .where(and(eq(account.companyId, companyId), eq(account.fiscalYearId, id), eq(account.number, number)));
  return row?.name ?? notFound("Account", number);
}

/**
 * The account's balance before the day, or the closing balance for null. For a day within a month, the month's voucher
 * rows before that day are added to the balance at the end of the month before.
 */
async function balanceBeforeDay(
  tx: Db,
  scope: LedgerScope,
  year: YearBalances,
  number: string,
  day: CalendarDay | null,
): Promise<bigint> {
  const { opening, movements } = year.accounts.find((row) => row.account === number) ?? { opening: 0n, movements: [] };
  const balanceAfter = (amounts: readonly bigint[]) =>
    amounts.reduce((sum, amount) => sum + amount, isResultNumber(number) ? 0n : opening);
  if (day === null) return balanceAfter(movements);
  const month = startOfMonth(day);
  const balance = balanceAfter(movements.slice(0, monthNumber(month) - monthNumber(year.firstDay)));
  if (day === month || day === year.firstDay) return balance;
  const inMonth = { account: number, firstDay: month, lastDay: addDays(day, -1) };
  return balance + (await sumRows(tx, scope, inMonth, ALL_ROWS));
}
