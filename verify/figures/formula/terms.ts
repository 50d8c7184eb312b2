import * as accounts from "../accounts";
import { balance, openingSum, resultSoFar, type Moment } from "./ledger";
import { shareOf } from "./share";
import { either, minus, negative, plus, type Term } from "./term";
import type { View } from "./view";

// Income terms, named as in the definitions (R1 …), over the range of the view. Income and results are positive.

export const R1 = (view: View): Term => view.income(accounts.NET_SALES);
export const R3 = (view: View): Term => view.flow(accounts.GOODS);
export const R5 = (view: View): Term => view.flow(accounts.PERSONNEL);
export const R6 = (view: View): Term => view.flow(accounts.WRITE_DOWNS);
export const R7 = (view: View): Term => view.flow(accounts.DEPRECIATION);
export const R9 = (view: View): Term => view.income(accounts.OPERATING);
export const R10 = (view: View): Term => view.income(accounts.FINANCIAL_INCOME);
export const R11 = (view: View): Term => view.flow(accounts.FINANCIAL_COSTS);
export const R12 = (view: View): Term => minus(plus(R9(view), R10(view)), R11(view));
export const R15 = (view: View): Term => view.flow(accounts.TAX);
export const R16 = (view: View): Term => view.income(accounts.RESULT);
export const EBITDA = (view: View): Term => plus(R9(view), R6(view), R7(view));

// Balance terms, at a moment of the books. Assets are positive in debit, equity and debt in credit.

type Measure = (moment: Moment) => Term;

const debit =
  (group: accounts.Accounts): Measure =>
  (moment) =>
    balance(group, moment);
const credit =
  (group: accounts.Accounts): Measure =>
  (moment) =>
    negative(balance(group, moment));

export const B6 = debit(accounts.INVENTORY);
export const B7 = debit(accounts.TRADE_RECEIVABLES);
export const B9 = debit(accounts.LIQUID);
export const B10 = debit(accounts.CURRENT_ASSETS);
export const B11 = debit(accounts.ASSETS);
export const CASH = debit(accounts.CASH);
export const B13 = credit(accounts.UNTAXED_RESERVES);
export const B14 = credit(accounts.PROVISIONS);
export const B17 = credit(accounts.LONG_TERM_DEBT);
export const B18 = credit(accounts.CURRENT_DEBT);
export const PAYABLES = credit(accounts.TRADE_PAYABLES);
/** Positive in debit although it is debt, because the cash flow takes it out of the current debt that contains it. */
export const DIVIDENDS = debit(accounts.DIVIDENDS);
export const OVERDRAFT_USED = credit(accounts.OVERDRAFT);
export const K = credit(accounts.CURRENT_INTEREST_BEARING);

/** Equity with the year's result so far and with the amount by which the opening balances miss zero. */
export const B12: Measure = (moment) =>
  plus(negative(plus(balance(accounts.EQUITY, moment), resultSoFar(moment))), openingSum(moment));

// These terms use the tax rate or input at the end of the view's range, for earlier moments too.

export const B25 = (view: View): Measure => {
  const rate = view.taxRate();
  return (moment) => plus(B12(moment), minus(B13(moment), shareOf(rate, B13(moment))));
};

export const B26 = (view: View): Measure => {
  const rate = view.taxRate();
  return (moment) => plus(B14(moment), B17(moment), B18(moment), shareOf(rate, B13(moment)));
};

export const B28 = (view: View): Measure => {
  const stated = view.level("InterestBearingLiabilities");
  const equity = B25(view);
  return (moment) => plus(equity(moment), either(stated, negative(balance(accounts.INTEREST_BEARING, moment))));
};
