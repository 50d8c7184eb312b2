/** Account numbers from one to another, both included. */
export type Interval = readonly [from: string, to: string];
export type Accounts = readonly Interval[];

/** An account with more than four digits belongs where its first four do; numbers compare as text. */
export function isIn(accounts: Accounts, account: string): boolean {
  const number = account.slice(0, 4);
  return accounts.some(([from, to]) => number >= from && number <= to);
}

/** Income and cost accounts by their first digit. All others, 9999 for instance, may have balances. */
export function isResultAccount(account: string): boolean {
  return /^[3-8]/.test(account);
}

/**
 * Assets, equity and debt by their first digit. Their opening balances sum to zero once the result of the year before
 * is moved to equity.
 */
export function isBalanceAccount(account: string): boolean {
  return /^[12]/.test(account);
}

// Groups of the BAS chart of accounts that key figures are computed from, written out without the service's chart.
export const NET_SALES: Accounts = [["3000", "3799"]];
export const GOODS: Accounts = [["4000", "4999"]];
export const PERSONNEL: Accounts = [["7000", "7699"]];
export const PREMISES: Accounts = [["5000", "5199"]];
export const WRITE_DOWNS: Accounts = [
  ["7700", "7739"],
  ["7750", "7789"],
];
export const DEPRECIATION: Accounts = [["7800", "7899"]];
export const OPERATING: Accounts = [["3000", "7999"]];
export const FINANCIAL_INCOME: Accounts = [["8000", "8399"]];
export const FINANCIAL_COSTS: Accounts = [["8400", "8799"]];
export const TAX: Accounts = [["8900", "8989"]];
export const RESULT: Accounts = [["3000", "8989"]];
/** Includes the entry that moves the result to equity. */
export const RESULT_AND_ITS_TRANSFER: Accounts = [["3000", "8999"]];
export const DISPOSALS: Accounts = [
  ["3970", "3979"],
  ["7970", "7979"],
];
export const PURCHASES: Accounts = [
  ["4000", "4899"],
  ["5000", "6999"],
];

export const INVENTORY: Accounts = [["1400", "1499"]];
export const TRADE_RECEIVABLES: Accounts = [["1500", "1599"]];
export const LIQUID: Accounts = [["1800", "1999"]];
export const CASH: Accounts = [["1900", "1999"]];
export const CURRENT_ASSETS: Accounts = [["1400", "1999"]];
export const ASSETS: Accounts = [["1000", "1999"]];
export const EQUITY: Accounts = [["2000", "2099"]];
export const UNTAXED_RESERVES: Accounts = [["2100", "2199"]];
export const PROVISIONS: Accounts = [["2200", "2299"]];
export const LONG_TERM_DEBT: Accounts = [["2300", "2399"]];
export const CURRENT_DEBT: Accounts = [["2400", "2999"]];
export const TRADE_PAYABLES: Accounts = [["2440", "2449"]];
export const DIVIDENDS: Accounts = [["2898", "2898"]];
export const OVERDRAFT: Accounts = [
  ["2330", "2339"],
  ["2480", "2489"],
];
export const CURRENT_INTEREST_BEARING: Accounts = [
  ["2400", "2419"],
  ["2480", "2489"],
  ["2840", "2849"],
  ["2860", "2879"],
  ["2893", "2893"],
];
export const INTEREST_BEARING: Accounts = [...LONG_TERM_DEBT, ...CURRENT_INTEREST_BEARING];
