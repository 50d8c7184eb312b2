import * as accounts from "../accounts";
import { balance, openingSum, resultSoFar, type Moment } from "./ledger";
import { shareOf } from "./share";
import { either, minus, negative, plus, type Term } from "./term";
import type { View } from "./view";

// Terms of the income statement, over the range of the view. Income and results are positive in credit, costs in debit.

export const netSales = (view: View): Term => view.income(accounts.NET_SALES);
export const goods = (view: View): Term => view.flow(accounts.GOODS);
export const personnel = (view: View): Term => view.flow(accounts.PERSONNEL);
export const writeDowns = (view: View): Term => view.flow(accounts.WRITE_DOWNS);
export const depreciation = (view: View): Term => view.flow(accounts.DEPRECIATION);
export const operatingProfit = (view: View): Term => view.income(accounts.OPERATING);
export const financialIncome = (view: View): Term => view.income(accounts.FINANCIAL_INCOME);
export const financialCosts = (view: View): Term => view.flow(accounts.FINANCIAL_COSTS);
export const profitAfterFinancialItems = (view: View): Term =>
  minus(plus(operatingProfit(view), financialIncome(view)), financialCosts(view));
export const tax = (view: View): Term => view.flow(accounts.TAX);
export const profit = (view: View): Term => view.income(accounts.RESULT);
export const ebitda = (view: View): Term => plus(operatingProfit(view), writeDowns(view), depreciation(view));

// Terms of the balance sheet, at a moment of the books. Assets are positive in debit, equity and debt in credit.

type Measure = (moment: Moment) => Term;

const debit =
  (group: accounts.Accounts): Measure =>
  (moment) =>
    balance(group, moment);
const credit =
  (group: accounts.Accounts): Measure =>
  (moment) =>
    negative(balance(group, moment));

export const inventory = debit(accounts.INVENTORY);
export const tradeReceivables = debit(accounts.TRADE_RECEIVABLES);
export const liquidAssets = debit(accounts.LIQUID);
export const currentAssets = debit(accounts.CURRENT_ASSETS);
export const assets = debit(accounts.ASSETS);
export const cash = debit(accounts.CASH);
const untaxedReserves = credit(accounts.UNTAXED_RESERVES);
const provisions = credit(accounts.PROVISIONS);
const longTermDebt = credit(accounts.LONG_TERM_DEBT);
export const currentDebt = credit(accounts.CURRENT_DEBT);
export const tradePayables = credit(accounts.TRADE_PAYABLES);
/** Positive in debit although it is debt, because the cash flow takes it out of the current debt that contains it. */
export const decidedDividends = debit(accounts.DIVIDENDS);
export const overdraftUsed = credit(accounts.OVERDRAFT);
export const currentInterestBearing = credit(accounts.CURRENT_INTEREST_BEARING);

/** Equity with the year's result so far and with the amount by which the opening balances miss zero. */
const equity: Measure = (moment) =>
  plus(negative(plus(balance(accounts.EQUITY, moment), resultSoFar(moment))), openingSum(moment));

// These terms use the tax rate or input at the end of the view's range, for earlier moments too.

export const adjustedEquity = (view: View): Measure => {
  const rate = view.taxRate();
  return (moment) => plus(equity(moment), minus(untaxedReserves(moment), shareOf(rate, untaxedReserves(moment))));
};

export const debt = (view: View): Measure => {
  const rate = view.taxRate();
  return (moment) =>
    plus(provisions(moment), longTermDebt(moment), currentDebt(moment), shareOf(rate, untaxedReserves(moment)));
};

export const capitalEmployed = (view: View): Measure => {
  const stated = view.level("InterestBearingLiabilities");
  const ownCapital = adjustedEquity(view);
  return (moment) => plus(ownCapital(moment), either(stated, negative(balance(accounts.INTEREST_BEARING, moment))));
};
