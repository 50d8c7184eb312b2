import * as accounts from "../accounts";
import { dayBefore } from "../calendar";
import { withStatedBefore, type Books } from "../formula/view";
import {
  balanceOf,
  budgetOf,
  figuresOf,
  movementOf,
  sumOfMeasures,
  type ExpectedFigures,
  type Measure,
  type StatementYear,
} from "./expected-figures";

/** Sums of a statement by the ids of their lines. A statement may leave out a line without any amount. */
const SUMS: Record<string, { measure: Measure; kind: "flow" | "balance"; budgeted?: accounts.Accounts }> = {
  OperatingProfit: flow([["3000", "7999"]]),
  ProfitAfterFinancialItems: flow([["3000", "8799"]]),
  Profit: flow(accounts.RESULT),
  Assets: { measure: balanceOf(accounts.ASSETS, 1n), kind: "balance" },
  EquityCapital: { measure: equity(), kind: "balance" },
  EquityAndLiabilities: { measure: sumOfMeasures(equity(), balanceOf([["2100", "2999"]], -1n)), kind: "balance" },
};

function flow(group: accounts.Accounts) {
  return { measure: movementOf(group, -1n), kind: "flow" as const, budgeted: group };
}

/** Includes the year's result until it is booked to equity, and the amount by which opening balances miss zero. */
function equity(): Measure {
  const result: Measure = (year, _from, to) => movementOf(accounts.RESULT_AND_ITS_TRANSFER, -1n)(year, 0, to);
  return sumOfMeasures(balanceOf(accounts.EQUITY, -1n), result, (year) => year.openingSum);
}

/** The year that a statement is of, and the one that it is compared with. */
export function statementYearOf(books: Books, index: number): StatementYear {
  const year = books.years[index]!;
  const before = withStatedBefore(books).find(({ end }) => end === dayBefore(year.start));
  return { books, year, before: before?.currency === year.currency ? before : null };
}

/** The figures that a statement should have for each sum, by the id of its line. */
export function expectedSums(statementYear: StatementYear): Map<string, ExpectedFigures> {
  return new Map(
    Object.entries(SUMS).map(([id, { measure, kind, budgeted }]) => {
      const budget = budgeted && budgetOf(statementYear.year, budgeted);
      return [id, { ...figuresOf(statementYear, measure, kind), ...(budget && { budget }) }];
    }),
  );
}

/** The figures that a statement should have for each account in the books or in the year's budget, by its number. */
export function expectedAccounts(statementYear: StatementYear): Map<string, ExpectedFigures> {
  const { books, year: own } = statementYear;
  const numbers = [...books.years, ...books.statedBefore].flatMap((year) => [...year.accounts.keys()]);
  const all = new Set([...numbers, ...own.budget.keys()]);
  return new Map([...all].map((number) => [number, figuresOfAccount(statementYear, number)]));
}

function figuresOfAccount(statementYear: StatementYear, number: string): ExpectedFigures {
  if (accounts.isIn(accounts.RESULT, number)) {
    const budget = budgetOf(statementYear.year, number);
    return { ...figuresOf(statementYear, movementOf(number, -1n), "flow"), ...(budget && { budget }) };
  }
  // Class 2 and the transfer of the result (899x) are positive in credit, other accounts in debit. The transfer
  // stands in the balance sheet, so it is unknown where the balances of a year are.
  const sign = /^[28]/.test(number) ? -1n : 1n;
  const transfer: Measure = (year, _from, to) =>
    year.stated?.balances === false ? null : movementOf(number, sign)(year, 0, to);
  return figuresOf(statementYear, number.startsWith("8") ? transfer : balanceOf(number, sign), "balance");
}

/** True when a statement may leave the line or account out, because all its amounts are zero or unknown. */
export function isEmpty(figures: ExpectedFigures): boolean {
  const all = [figures.opening, ...figures.amounts, figures.total, figures.previousTotal, figures.previousYear];
  return [...all, ...(figures.previous ?? []), ...(figures.budget ?? [])].every((amount) => !amount);
}
